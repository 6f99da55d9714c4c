import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { readHealth } from '../api/client.ts'
import { renew } from '../api/hooks.ts'
import { useReachable } from '../api/reachable.ts'
import { Button } from '../ui/button.tsx'
import { useSay } from '../ui/live.tsx'
import { WaitingSign } from '../ui/waiting.tsx'
import { commonWords } from '../words/common.ts'
import { useWords } from '../words/index.ts'

const firstPause = 2_000
const longestPause = 30_000

/** Ochre, under the top bar, while there is no connection. Asks again on its own, each time after a longer pause. */
export function ConnectionStrip(): ReactNode {
  return useReachable() ? null : <Strip />
}

function Strip(): ReactNode {
  const say = useWords(commonWords)
  const speak = useSay()
  const [trying, setTrying] = useState(false)
  const [tries, setTries] = useState(0)

  const attempt = useCallback(async (): Promise<void> => {
    setTrying(true)
    const answer = await readHealth()
    setTrying(false)
    if (answer.ok) await renew('/')
    else setTries((before) => before + 1)
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => void attempt(), Math.min(firstPause * 2 ** tries, longestPause))
    return () => clearTimeout(timer)
  }, [attempt, tries])

  const gone = say('offline')
  const back = say('offline.over')
  useEffect(() => {
    speak(gone)
    return () => speak(back)
  }, [speak, gone, back])

  return (
    <div className="sticky top-14 z-9 border-b border-ochre/30 bg-ochre-wash text-ochre lg:top-0">
      <div className="mx-auto flex max-w-[1120px] items-center justify-between gap-x-4 px-gutter py-2 text-sm lg:px-[clamp(2rem,4vw,3.5rem)]">
        <span className="flex items-center gap-3">
          {trying ? <WaitingSign /> : null}
          {trying ? say('offline.trying') : gone}
        </span>
        <Button look="quiet" className="flex-none text-ochre!" aria-disabled={trying} onClick={() => void attempt()}>
          {say('offline.again')}
        </Button>
      </div>
    </div>
  )
}
