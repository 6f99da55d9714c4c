import { useCallback, useEffect, useMemo, useState } from 'react'
import { usualConventions } from '../../../reading/liuyao/conventions/usual.ts'
import { type Change, type Draft, emptyDraft } from './draft.ts'
import { keepDraft, keptDraft } from './keep-draft.ts'

/** A draft with the ways to change it; what is changed is kept at once. Its conventions are always said, be they chosen or usual. */
export type Editing = {
  readonly draft: Draft
  readonly change: (change: Change | ((draft: Draft) => Change)) => void
  /** Takes everything away. */
  readonly clear: () => void
}

/** The cast in the making of this tab. */
export function useDraft(): Editing {
  const [draft, setDraft] = useState(keptDraft)
  useEffect(() => keepDraft(draft), [draft])
  const change = useCallback<Editing['change']>((wanted) => {
    setDraft((before) => ({ ...before, ...(typeof wanted === 'function' ? wanted(before) : wanted) }))
  }, [])
  const clear = useCallback(() => {
    keepDraft(emptyDraft)
    setDraft(emptyDraft)
  }, [])
  const laid = useMemo(() => (draft.preset === '' ? { ...draft, ...usualConventions() } : draft), [draft])
  return { draft: laid, change, clear }
}
