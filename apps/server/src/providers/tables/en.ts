import type { WriterWords } from './writer-words.ts'

/** English. */
export const writerWordsEn: WriterWords = {
  trouble: {
    key: (address) => `The other side does not accept this key (${address}). Check that it was copied whole and belongs to this service.`,
    rate: (address) => `The other side says there were too many requests (${address}). Wait a little, then try again.`,
    quota: (address) => `The other side says the quota is used up (${address}). Look at the account there.`,
    address: (address) => `What answered is not the interface that is wanted (${address}). Check the address; it usually ends in /v1.`,
    unreachable: (address) => `Nobody answers (${address}). Check that the service is running, that the address is right, and the network.`,
    slow: (address) => `No answer came in time (${address}). Try again, or choose something faster.`,
    theirs: (address) => `The other side has trouble of its own (${address}). Try again later.`,
    name: (address) => `The other side does not know the name that was given (${address}). Check how it is spelled.`,
    unusable: (address) => `An answer came, but none that can be used (${address}). Check the name that was given, or choose another.`,
  },
  probe: {
    'calls-the-tool': { passed: 'Looks up what it is told to, once, and asks rightly.', missed: 'Did not look up what it was told to.' },
    'keeps-the-shape': { passed: 'Hands in its answer in the shape asked for.', missed: 'Did not hand in its answer in the shape asked for.' },
    'cites-only-facts': { passed: 'Cites only facts it was given.', missed: 'Cited a fact it was not given, or cited none.' },
  },
  trusted: {
    all: 'It can write, and its words stand up to the check.',
    most: 'It can write readings that stand up to the check; nothing it would have to look up by itself is given to it.',
    some: 'It keeps the shape but cites facts that are not in the chart. Such words are always withdrawn, so readings are often rewritten and sometimes come to nothing.',
    none: 'It does not keep the shape, so most readings will come to nothing; those are not charged. Choose another, or the built-in narrator.',
    unreached: 'It has not been reached, so nothing can be said of it yet.',
  },
  gone: 'The service that was to write this reading has been deleted from the settings. This turn has no answer and was not charged. Choose another in the settings, or the built-in narrator, and send it again.',
  sealed: 'The stored key cannot be opened. This turn has no answer and was not charged. Enter the key again in the settings.',
  check: ({ name, address }) => `This turn was given to “${name}” (${address}); if it keeps coming to nothing, try the connection in the settings.`,
}
