/** What `hefu doctor` looks at. */
export type Item =
  | 'program'
  | 'commit'
  | 'node'
  | 'page'
  | 'template'
  | 'port'
  | 'folder'
  | 'disk'
  | 'database'
  | 'schema'
  | 'sessions'
  | 'unfinished'
  | 'sealing'
  | 'provider'
  | 'terminal-provider'
  | 'zone'
  | 'clock'

/** What is found and is no number, name or path. */
export type Word =
  | 'unknown'
  | 'built'
  | 'missing'
  | 'free'
  | 'hefu'
  | 'somebody'
  | 'refused'
  | 'new'
  | 'unwritable'
  | 'unreachable'
  | 'held'
  | 'held-by-server'
  | 'none'
  | 'secret'
  | 'file'
  | 'file-open-to-others'
  | 'file-damaged'
  | 'no-key'
  | 'opens'
  | 'sealed'
  | 'not-asked'
  | 'not-agreed'
  | 'answers'
  | 'rules'
  | 'right'
  | 'ahead'

/** What can be done about a finding. */
export type Advice =
  | 'node'
  | 'build'
  | 'build-faster'
  | 'port'
  | 'folder'
  | 'space'
  | 'database'
  | 'record'
  | 'update'
  | 'migrates'
  | 'unfinished'
  | 'key'
  | 'key-file'
  | 'key-mode'
  | 'provider'
  | 'terminal-provider'
  | 'zone'
  | 'clock'

/** One line of the report: what was looked at, what was found in words of ours and in data, and whether it needs attention. */
export interface Finding {
  readonly item: Item
  /** Which one, where there may be several. */
  readonly name?: string
  readonly words?: readonly Word[]
  readonly data?: readonly (string | number)[]
  /** `false` where somebody has to do something; advice may stand beside either. */
  readonly ok: boolean
  readonly advice?: Advice
}
