import { type Graha, placeOf, resolveSettings } from '@hefu/jyotish'
import { pointLabels } from '@hefu/jyotish/labels'
import type { Ephemeris } from '@hefu/sky'
import { type ReactNode, useMemo, useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import type { Cast } from '../cast.ts'
import { DataTable } from '../data-table.tsx'
import { dateOf, degreeText, epochOf, julianDayOf, signText } from '../said.ts'
import type { Chosen } from '../settings/kept.ts'
import { SettingFields } from '../settings/setting-fields.tsx'
import type { ChartSpeech } from '../words.ts'
import { compare, type ComparedRow, type DifferenceRow, differing, type Shown } from './differences.ts'

type DifferPanelProps = { readonly cast: Cast; readonly chosen: Chosen; readonly ephemeris: Ephemeris; readonly now: number; readonly speech: ChartSpeech }

/** Sets another program's settings beside ours and names the one that makes the difference. `now` is milliseconds since 1970. */
export function DifferPanel({ cast, chosen, ephemeris, now, speech }: DifferPanelProps): ReactNode {
  const { say } = speech
  const { moment, settings } = cast
  const [other, setOther] = useState<Chosen>(chosen)
  const [typed, setTyped] = useState(() => String(moment.offsetSeconds / 3600))
  const hours = Number(typed)
  const sound = typed.trim() !== '' && Number.isFinite(hours) && Math.abs(hours) <= 14
  const today = julianDayOf(Math.floor(now / 86_400_000) * 86_400)
  const found = useMemo(() => {
    if (!sound) return undefined
    const ours = { settings, offsetSeconds: moment.offsetSeconds }
    return compare(ephemeris, { moment, ours, theirs: { settings: resolveSettings(other), offsetSeconds: hours * 3600 }, today })
  }, [ephemeris, moment, settings, other, hours, sound, today])
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">{say('differ.lead')}</p>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">{say('differ.theirs')}</legend>
        <SettingFields chosen={other} onChange={setOther} speech={speech} />
        <TextField
          label={say('differ.offset')}
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          {...(sound ? { hint: say('differ.offset.hint') } : { fault: say('differ.offset.bad') })}
        />
      </fieldset>
      {found === undefined ? null : (
        <>
          <output className="text-md">{verdict(found.rows, { speech, sameSettings: isLike(other, chosen) && hours * 3600 === moment.offsetSeconds })}</output>
          <DataTable
            caption={say('differ.title')}
            heads={[say('differ.what'), say('differ.ours'), say('differ.other'), say('differ.because')]}
            rows={found.rows
              .filter(({ row }) => moment.timeKnown || (row !== 'lagna' && row !== 'house'))
              .map((row) => ({
                id: row.row,
                cells: [
                  say(`differ.row.${row.row}`),
                  shownText(found.ours, row.row, { speech, offset: moment.offsetSeconds }),
                  shownText(found.theirs, row.row, { speech, offset: moment.offsetSeconds }),
                  becauseText(row, speech),
                ],
              }))}
          />
        </>
      )}
    </div>
  )
}

function isLike(one: Chosen, other: Chosen): boolean {
  const [a, b] = [resolveSettings(one), resolveSettings(other)]
  return differing.every((name) => name === 'offset' || a[name] === b[name])
}

function verdict(rows: readonly DifferenceRow[], { speech: { say }, sameSettings }: { readonly speech: ChartSpeech; readonly sameSettings: boolean }): string {
  const names = [...new Set(rows.flatMap(({ because }) => because))]
  const [first] = names
  if (first === undefined) return say(sameSettings ? 'differ.nothing' : 'differ.harmless')
  return names.length === 1
    ? say('differ.one', { setting: say(first) })
    : say('differ.several', { settings: names.map((name) => say(name)).join(say('joint.body')) })
}

function becauseText({ because, alone }: DifferenceRow, { say }: ChartSpeech): string {
  const names = because.map((name) => say(name)).join(say('joint.body'))
  if (names === '') return say('differ.same')
  return alone || because.length === 1 ? names : say('differ.together', { settings: names })
}

type SaidIn = { readonly speech: ChartSpeech; readonly offset: number }

function shownText(shown: Shown, row: ComparedRow, { speech: { say, language }, offset }: SaidIn): string {
  switch (row) {
    case 'lagna':
    case 'moon':
    case 'rahu': {
      const { sign, degree } = placeOf(shown[row])
      return `${signText(sign, language)} ${degreeText(degree)}`
    }
    case 'house':
      return shown.house === undefined ? say('table.none') : say('transit.house', { house: shown.house })
    case 'dasha':
      return shown.dasha === undefined ? say('table.none') : `${lordText(shown.dasha.lord, language)} ${dateOf(epochOf(shown.dasha.start), offset)}`
  }
}

function lordText(lord: Graha, language: ChartSpeech['language']): string {
  return pointLabels[language].point[lord]
}
