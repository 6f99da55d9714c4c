import { mattersEn } from '../matters/en.ts'
import type { Voice } from './voice.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

function rules(count: number): string {
  const number = numbers[count] ?? String(count)
  return count === 1 ? `${number} rule` : `${number} rules`
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The voice in English. */
export const voiceEn: Voice = {
  matters: mattersEn,
  sense: {
    best: 'Support is plentiful and steady here, and hardly anything stands against it; of the seven levels this is the top one.',
    good: 'Support clearly outweighs resistance, and there is a firm place to take hold.',
    'fair-plus': 'Support has a slight lead: it can be done, with effort of one’s own and at the right time.',
    fair: 'Support and resistance are about equal, and for now neither side is ahead.',
    'fair-minus': 'Resistance has a slight lead; there is still room, only it will take more effort than expected.',
    poor: 'Resistance clearly outweighs support; carried on as it is, the matter is unlikely to reach its aim.',
    worst:
      'Hardly anything here can be leaned on; of the seven levels this is the bottom one, and it would be well to slow down and see clearly where things stand.',
  },
  who: { self: 'you', parent: 'your parent', sibling: 'your sibling', partner: 'your partner', child: 'your child', other: 'the person asked about' },
  whose: { self: 'your', parent: 'your parent’s', sibling: 'your sibling’s', partner: 'your partner’s', child: 'your child’s', other: 'the other person’s' },
  verdict: (level, answer) => `The sign is ${level}. ${answer}`,
  about: (name, sense) => `On ${name}: ${sense.slice(0, 1).toLowerCase()}${sense.slice(1)}`,
  balance: (count) => {
    if (count.for === 0 && count.against === 0) return 'No rule leans clearly to either side.'
    if (count.against === 0)
      return `${capital(rules(count.for))} of those that apply ${count.for === 1 ? 'speaks' : 'speak'} for the matter, and none against it.`
    if (count.for === 0)
      return `${capital(rules(count.against))} of those that apply ${count.against === 1 ? 'speaks' : 'speak'} against the matter, and none for it.`
    return `${capital(rules(count.for))} ${count.for === 1 ? 'speaks' : 'speak'} for the matter and ${rules(count.against)} against it; their weights together make the level.`
  },
  contrary: (reason) => `There is another side to it. ${reason}`,
  nothingFor: 'On the helping side the plate shows nothing of weight.',
  nothingAgainst: 'On the opposing side the plate shows nothing of weight.',
  windows: [
    (sentence) => `As to time, there is this clue. ${sentence}`,
    (sentence) => `A second one: ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`,
    (sentence) => `There is one more. ${sentence}`,
  ],
  noWindow: 'No point in time stands out on the plate; the progress of the matter itself is the better guide.',
  hedge: 'These are the likelier points, no more; they may pass without event and are not appointments.',
  caution: {
    health: 'In matters of health the doctor’s findings decide; a hexagram is for reflection.',
    birth: 'For a birth the doctor’s arrangements come first; a hexagram replaces no examination and is for reflection.',
    law: 'The outcome rests on evidence and procedure, so take a lawyer’s advice; a hexagram is for reflection.',
    money: 'This is not investment advice; stake only what can be lost. A hexagram is for reflection.',
    safety: 'Where there is real danger, call for help before anything else; a hexagram is for reflection.',
    plain: 'A hexagram is for reflection; the decision remains yours.',
  },
  lead: {
    when: 'You ask about time; these are the only points the plate gives grounds for.',
    who: 'You ask about people; the plate speaks of places and ties, not of names.',
    why: 'You ask for the grounds; these are the rules that were applied.',
    do: 'You ask what to do; the answer given stands, and these are small steps within it.',
    line: 'On the place you mention the record says this.',
    outcome: 'The answer given has not changed; here it is from another side.',
  },
  close: {
    when: (level) => `Such points are inferred, and the sign stays ${level}.`,
    who: (level) => `People change their minds; this cast keeps its sign, ${level}.`,
    why: (level) => `Taken together these grounds make the sign ${level}, and a further question does not alter it.`,
    do: (level) => `The way of acting may be adjusted while the sign, ${level}, stays as it is.`,
    line: (level) => `One place alone does not overturn the whole, whose sign remains ${level}.`,
    outcome: (level) => `The sign is still ${level}; a further question explains and does not judge anew.`,
  },
  asks: {
    when: ['when', 'how long', 'how soon', 'what day', 'which day', 'what month', 'which month', 'what year', 'date', 'timing', 'what time', 'until'],
    who: ['who', 'whom', 'someone', 'somebody', 'which person', 'other side', 'other person'],
    why: ['why', 'reason', 'because', 'grounds', 'how come', 'based on', 'how do you know', 'cause', 'what makes'],
    do: ['what should', 'what can i', 'should i', 'advice', 'advise', 'how can', 'how do i', 'how should', 'what to do', 'improve', 'careful', 'suggest'],
  },
  silent: 'The record holds nothing on this that I could rest an answer on, and I would rather not invent it.',
}
