import { expect, it } from 'vitest'
import { makeMeter } from './meter.ts'

it('counts what it is told, and takes back what is over only once', async () => {
  const meter = makeMeter()
  const [leave, left] = [meter.following(), meter.driving()]
  meter.turnEnded('failed')
  meter.safetyStopped()
  meter.eventSent(30)
  meter.eventSent(-5)
  expect(meter.followers()).toBe(1)
  const during = await meter.text()
  for (const line of [
    'hefu_turns_total{end="failed"} 1',
    'hefu_safety_stops_total 1',
    'hefu_turns_running 1',
    'hefu_event_followers 1',
    'hefu_event_lag_seconds_count 2',
  ])
    expect(during).toContain(line)
  leave()
  leave()
  left()
  expect(meter.followers()).toBe(0)
  expect(await meter.text()).toContain('hefu_turns_running 0')
})

it('keeps its counts apart from those of another meter', async () => {
  const [one, two] = [makeMeter(), makeMeter()]
  one.safetyStopped()
  expect(await two.text()).toContain('hefu_safety_stops_total 0')
})
