import type { Sentences } from './sentences.ts'

/** English. */
export const sentencesEn: Sentences = {
  'body-invalid': { message: 'What was sent could not be read.', next: 'Send it again as JSON.' },
  'body-too-large': { message: 'What was sent is too large.', next: 'Shorten it and send it again.' },
  'field-invalid': { message: 'One field does not hold what it may hold.', next: 'Mend the field that is named and send it again.' },
  'field-too-long': { message: 'One field is too long.', next: 'Shorten the field that is named and send it again.' },
  'route-unknown': { message: 'There is nothing at this address.', next: 'Start again from the home page.' },
  'method-unknown': { message: 'This address does not take this kind of request.', next: 'Use one of the methods listed under Allow.' },
  'host-refused': {
    message: 'This address is not one of Hefu’s own.',
    next: 'Open the address that was printed at the start; another host name has to stand in HEFU_HOSTS first.',
  },
  'origin-refused': { message: 'This request came from another website and was not taken.', next: 'Do this on Hefu’s own page.' },
  'session-unknown': { message: 'There is no such cast, or it has been deleted.', next: 'Choose another one from the history.' },
  'session-busy': { message: 'This cast is being written about; no second turn was opened.', next: 'Wait until it is done, or stop it first.' },
  'turn-unknown': { message: 'There is no such turn, or it has gone with its cast.', next: 'Open the cast again.' },
  'turn-over': { message: 'This turn is over.', next: 'Open the cast again to see how it ended.' },
  'event-id-invalid': { message: 'This turn has no such place to go on from.', next: 'Read the turn from its beginning.' },
  'cast-invalid': { message: 'No chart can be made of this cast.', next: 'Check the six lines, the time and the conventions.' },
  'already-read': { message: 'This cast has its reading; a cast is read once.', next: 'Ask its one follow-up, or cast again on another matter.' },
  'not-read': { message: 'This cast has no reading to ask about yet.', next: 'Have the cast read first.' },
  'follow-up-used': { message: 'The one follow-up to this cast has been used.', next: 'Cast again on another matter.' },
  'provider-unknown': { message: 'There is no such writer, or it has been deleted.', next: 'Choose another one in the settings, or the built-in rules.' },
  'provider-not-agreed': { message: 'It has not been agreed that words go to this address.', next: 'See in the settings what would be sent, and agree there.' },
  'provider-refused': { message: 'The other side did not take the request.', next: 'Check the key and the name in the settings.' },
  'provider-unreachable': { message: 'The other side cannot be reached.', next: 'Check the address and the network, or use the built-in rules meanwhile.' },
  'no-credit': { message: 'The balance does not cover this turn; nothing was charged.', next: 'Top up the balance and send it again.' },
  'stopped-for-safety': { message: 'The coins were put aside: nothing was cast and nothing was charged.', next: 'Please reach a person who can listen.' },
  'storage-full': { message: 'The disk is full; nothing of this was kept.', next: 'Make room and try again.' },
  'storage-trouble': {
    message: 'The place where records are kept cannot be used just now; nothing of this was kept.',
    next: 'Try again in a moment; if it stays so, start Hefu again.',
  },
  'shutting-down': { message: 'Hefu is closing and did not take this.', next: 'Send it again once Hefu has started again.' },
  'too-many': { message: 'Too much is going on at once; this was not taken.', next: 'Wait a moment and try again.' },
  internal: { message: 'Something unforeseen happened here, and this was not done.', next: 'Try once more; if it stays so, report the number given.' },
}
