import type { Chart } from '@hefu/liuyao'
import type { SessionWhole } from '@hefu/wire'
import { useEffect, useState } from 'react'

/** The sealed plate of a session that was read; of any other, the one that the engine derives here. Undefined while the engine is on its way. */
export function useChart({ reading, cast, options, session }: SessionWhole): Chart | undefined {
  const sealed = reading?.reading.divination_derived?.chart
  const [derived, setDerived] = useState<{ readonly of: string; readonly chart: Chart }>()
  const missing = sealed === undefined && derived?.of !== session
  useEffect(() => {
    if (!missing) return undefined
    const asked = { wanted: true }
    void import('./derive-chart.ts').then(({ deriveChart }) => {
      if (asked.wanted) setDerived({ of: session, chart: deriveChart({ cast, options }) })
    })
    return () => {
      asked.wanted = false
    }
  }, [missing, session, cast, options])
  return sealed ?? (missing ? undefined : derived?.chart)
}
