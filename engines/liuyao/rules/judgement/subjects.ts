import type { AskedFor, Category, Subject } from '../../src/judge/question.ts'
import type { Kin } from '../../src/terms.ts'

/** The sphere of life whose own rules apply to a category. */
export type Theme = 'money' | 'office' | 'paper' | 'union' | 'offspring' | 'illness' | 'journey' | 'return' | 'trouble' | 'place' | 'life'

/** A subject, or the spouse's kin, which depends on the asker's sex. */
export type SubjectChoice = Subject | 'spouse'

/** How a category finds its subject (增删卜易 用神章, 黄金策 各章). */
export type CategoryRule = {
  readonly theme: Theme
  /** The subject whoever is asked about; absent where the person asked about is the subject. */
  readonly subject?: SubjectChoice
  /** Persons for whom the fixed subject gives way to the person's own kin. */
  readonly persons?: readonly AskedFor[]
  /** Kin to look at beside the subject. */
  readonly secondary: readonly Kin[]
}

/** The person asked about as a subject: 父母 for parents and elders, 兄弟 for brothers and sisters, 子孙 for children, 应 for others. */
export const personSubject: Readonly<Record<AskedFor, SubjectChoice>> = {
  self: 'self',
  parent: 'parents',
  sibling: 'siblings',
  partner: 'spouse',
  child: 'children',
  other: 'other',
}

/** Husband and suitor are 官鬼 to a woman, wife and bride are 妻财 to a man. */
export const spouseSubject: Readonly<Record<'female' | 'male', Kin>> = { female: 'officer', male: 'wealth' }

const anyPerson: readonly AskedFor[] = ['parent', 'sibling', 'partner', 'child', 'other']

/** The subject and the kin beside it for every category. */
export const categoryRules: Readonly<Record<Category, CategoryRule>> = {
  fortune: { theme: 'life', secondary: ['wealth', 'officer'] },
  career: { theme: 'office', subject: 'officer', secondary: ['parents', 'wealth'] },
  business: { theme: 'money', subject: 'wealth', secondary: ['children', 'siblings'] },
  wealth: { theme: 'money', subject: 'wealth', secondary: ['children', 'siblings'] },
  exam: { theme: 'office', subject: 'officer', secondary: ['parents'] },
  study: { theme: 'paper', subject: 'parents', secondary: ['officer'] },
  document: { theme: 'paper', subject: 'parents', secondary: ['officer'] },
  marriage: { theme: 'union', subject: 'spouse', secondary: [] },
  children: { theme: 'offspring', subject: 'children', secondary: ['siblings'] },
  childbirth: { theme: 'offspring', subject: 'children', persons: ['partner', 'sibling'], secondary: ['children'] },
  illness: { theme: 'illness', secondary: ['officer', 'children'] },
  travel: { theme: 'journey', secondary: ['officer', 'wealth'] },
  traveller: { theme: 'return', secondary: ['officer'] },
  'moving-house': { theme: 'place', subject: 'self', secondary: ['parents'] },
  'lost-property': { theme: 'money', subject: 'wealth', secondary: ['officer'] },
  lawsuit: { theme: 'trouble', secondary: ['officer', 'parents'] },
  dispute: { theme: 'trouble', secondary: ['officer', 'siblings'] },
  safety: { theme: 'trouble', secondary: ['officer', 'children'] },
  'visit-superior': { theme: 'office', subject: 'officer', persons: ['other', 'parent'], secondary: ['parents'] },
  'grave-site': { theme: 'place', subject: 'self', secondary: ['officer', 'children'] },
  other: { theme: 'life', persons: anyPerson, secondary: [] },
}
