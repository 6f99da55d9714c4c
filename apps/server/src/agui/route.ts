import { refuse } from '../http/answer.ts'
import { isRefused } from '../session/refused.ts'
import { bodyOf } from '../http/body.ts'
import { wantedLanguage } from '../http/language.ts'
import type { Handler, Room, Route } from '../http/room.ts'
import { usualKeepAliveMs } from '../http/routes/events.ts'
import { eventStream } from '../http/stream.ts'
import { faultOf } from '../log/fault.ts'
import { z } from 'zod'
import { askedOf } from './asked.ts'
import { errorFrame, runFrames, stopFrames } from './frames.ts'
import { openRun } from './open-run.ts'

/** `POST /agui/liuyao`: the same turns as everywhere, in AG-UI 1.0. */
export function agUiRoutes(room: Room): readonly Route[] {
  return [{ path: '/agui/liuyao', methods: { POST: liuyao(room) } }]
}

function liuyao(room: Room): Handler {
  const { useCases, limits, logger, stopping, keepAliveMs = usualKeepAliveMs } = room
  return async (request) => {
    const body = await bodyOf(request, z.unknown())
    const asked = isRefused(body) ? body : askedOf(body.ok, wantedLanguage(request.req.header('accept-language')))
    if (isRefused(asked)) return refuse(request, asked)
    if (limits.isFull(request)) return refuse(request, { refused: 'too-many' })
    const { thread: threadId, run: runId, language } = asked.ok
    const opened = await openRun(asked.ok, useCases)
    if (isRefused(opened)) return refuse(request, opened)
    const stop = new AbortController()
    const onFault = (error: unknown): string => {
      logger.error({ id: request.get('id'), fault: faultOf(error) }, 'a run broke off')
      return errorFrame('internal', language)
    }
    const streaming = { stop, keepAliveMs, onFault }
    if ('stopped' in opened) return eventStream(each(stopFrames(opened, { threadId, runId })), streaming)
    const signal = AbortSignal.any([stop.signal, stopping, request.req.raw.signal])
    const stored = useCases.turns.follow(opened.turn, { after: 0, signal })
    const broken = (): string => errorFrame(stopping.aborted ? 'shutting-down' : 'turn-unknown', language)
    return eventStream(limits.held(request, runFrames(stored, { threadId, runId, ...opened }, broken)), streaming)
  }
}

async function* each(frames: readonly string[]): AsyncGenerator<string> {
  yield* frames
}
