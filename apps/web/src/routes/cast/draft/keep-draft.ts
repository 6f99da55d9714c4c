import { type Draft, draftFrom, emptyDraft, ownWords } from './draft.ts'

/** This tab's cast: a reload loses nothing, and two tabs cast apart. */
const ofTab = 'hefu.cast'
/** The words alone: a closed tab does not lose them. */
const ofDevice = 'hefu.cast.words'

/** The draft of this tab, or else the words that wait on this device. */
export function keptDraft(): Draft {
  const own = read(() => sessionStorage.getItem(ofTab))
  return own === undefined
    ? draftFrom(
        read(() => localStorage.getItem(ofDevice)),
        ownWords,
      )
    : draftFrom(own)
}

/** Keeps a draft as it stands; an empty one takes everything away. */
export function keepDraft(draft: Draft): void {
  try {
    if (draft === emptyDraft) {
      sessionStorage.removeItem(ofTab)
      localStorage.removeItem(ofDevice)
      return
    }
    sessionStorage.setItem(ofTab, JSON.stringify(draft))
    localStorage.setItem(ofDevice, JSON.stringify(Object.fromEntries(ownWords.map((name) => [name, draft[name]]))))
  } catch {
    // Storage can be closed or full; the draft then lasts as long as the page.
  }
}

function read(get: () => string | null): unknown {
  try {
    const text = get()
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
