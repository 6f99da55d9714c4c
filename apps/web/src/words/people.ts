import { people as en } from './en/people.ts'
import { pageWords, type Say } from './index.ts'
import { people as zhHans } from './zh-Hans/people.ts'

/** Words of people and their births; loaded with what uses them. */
export const peopleWords = pageWords('people', { 'zh-Hans': zhHans, en })

/** Says these sentences. */
export type SayPeople = Say<typeof zhHans>
