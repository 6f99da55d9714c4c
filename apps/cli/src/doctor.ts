import { resolve } from 'node:path'
import type { Finding } from './doctor/finding.ts'
import { machineFindings } from './doctor/machine.ts'
import { portFinding, programFindings } from './doctor/program.ts'
import { type Asking, recordFindings } from './doctor/record.ts'
import { servedFindings } from './doctor/served.ts'
import { CliError } from './error.ts'
import { foundAt } from './operate/port.ts'
import { envOf } from './operate/settings.ts'
import { type OperateWords, operateWords } from './operate/words.ts'
import { providerOf } from './provider.ts'
import { refusalOf } from './refusal.ts'
import type { Screen } from './screen.ts'
import { columnsOf, plain, wrapped } from './text.ts'

/** The flags of `hefu doctor`. */
export interface DoctorFlags {
  readonly data?: string
  readonly port?: string
  readonly host?: string
  readonly probe?: boolean
  readonly json?: boolean
}

/** Looks at everything that Hefu needs. Gives 0 where all is well, 1 where something needs attention. Throws CliError 'setting-invalid'. */
export async function doctor(flags: DoctorFlags, screen: Screen): Promise<number> {
  const { env } = await envOf(flags, process.env)
  const folder = resolve(env.folder)
  const asking = { probe: flags.probe === true, language: screen.messages.language }
  const found = await foundAt(env)
  const record = found.who === 'hefu' ? servedFindings(found.address, asking) : recordFindings({ ...env, folder }, asking)
  const findings = [
    ...programFindings(env),
    portFinding(found, env),
    ...machineFindings(folder, Date.now()),
    ...(await record),
    await terminalFinding(asking, screen),
  ]
  const words = operateWords[screen.messages.language].doctor
  if (flags.json === true) screen.json({ ok: findings.every(({ ok }) => ok), findings: findings.map((finding) => told(finding, words)) })
  else show(findings, words, screen)
  return findings.every(({ ok }) => ok) ? 0 : 1
}

/** The provider that the environment names for readings in the terminal. */
async function terminalFinding({ probe, language }: Asking, { messages }: Screen): Promise<Finding> {
  const item = 'terminal-provider'
  try {
    const { model, address } = await providerOf(process.env)
    if (address === undefined) return { item, words: ['rules'], ok: true }
    if (!probe) return { item, words: ['not-asked'], data: [model.name, address], ok: true }
    const { testProvider, usualPatience } = await import('@hefu/server')
    const { reachable, trouble = '', ms, trusted } = await testProvider({ model, address }, language, usualPatience)
    if (!reachable) return { item, data: [model.name, address, trouble], ok: false, advice: 'terminal-provider' }
    return { item, words: ['answers'], data: [model.name, address, `${ms} ms`, trusted], ok: true }
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    return { item, data: [refusalOf(error, messages).message], ok: false, advice: 'terminal-provider' }
  }
}

/** A finding in the reader's words. */
function told({ item, name, words = [], data = [], ok, advice }: Finding, { word, advice: advices, joint }: OperateWords['doctor']) {
  return {
    item,
    ...(name === undefined ? {} : { name }),
    value: plain([...words.map((one) => word[one]), ...data.map(String)].join(joint)),
    ok,
    ...(advice === undefined ? {} : { advice: advices[advice] }),
  }
}

function show(findings: readonly Finding[], words: OperateWords['doctor'], { line, columns }: Screen): void {
  const labels = findings.map(({ item, name }) => (name === undefined ? words.item[item] : `${words.item[item]} ${plain(name)}`))
  const widest = Math.max(...labels.map(columnsOf))
  const indent = widest + 4
  findings.forEach((finding, at) => {
    const label = labels[at] ?? ''
    const { value, ok, advice } = told(finding, words)
    line(`${ok ? '✓' : '!'} ${label}${' '.repeat(widest - columnsOf(label))}  ${wrapped(value, { columns, indent })}`)
    if (advice !== undefined) line(`${' '.repeat(indent)}${wrapped(advice, { columns, indent })}`)
  })
  const attention = findings.filter(({ ok }) => !ok).length
  line()
  line(attention === 0 ? words.well : words.attention(attention))
}
