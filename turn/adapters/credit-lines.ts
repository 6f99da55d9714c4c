import { TurnError } from '../src/index.ts'
import type { Closing, CreditEntry, Opening } from '../host/index.ts'

/** Who holds what is promised and who has what is earned; the other side of every line. */
const heldBy = 'held'
const earnedBy = 'earned'

/** The line that an opening turn writes: its price goes from the account to be held. Throws TurnError 'log-invalid' for a price that is no whole number from 0. */
export function holdLine({ turn, account, price }: Opening): CreditEntry {
  if (!Number.isSafeInteger(price) || price < 0) throw new TurnError('log-invalid', `the price of turn ${turn} is ${price}; allowed are whole units from 0`)
  if (account === heldBy || account === earnedBy) throw new TurnError('log-invalid', `'${account}' is no account to pay from; it is a side of the ledger`)
  return { turn, kind: 'hold', debit: account, credit: heldBy, amount: price }
}

/** The line that an ending turn writes: settle for a charge, release for none. Throws TurnError 'log-invalid' unless the charge is 0 or the held price. */
export function closingLine(hold: CreditEntry, { charge }: Closing): CreditEntry {
  const { turn, amount } = hold
  if (charge !== 0 && charge !== amount) throw new TurnError('log-invalid', `turn ${turn} charges ${charge}; allowed are 0 and the held ${amount}`)
  if (charge === 0) return releaseLine(hold)
  return { turn, kind: 'settle', debit: heldBy, credit: earnedBy, amount }
}

/** The line that gives a hold back to the account that it came from. */
export function releaseLine({ turn, debit, amount }: CreditEntry): CreditEntry {
  return { turn, kind: 'release', debit: heldBy, credit: debit, amount }
}
