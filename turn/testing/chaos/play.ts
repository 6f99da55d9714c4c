import { memoryLog } from '../../adapters/memory-log.ts'
import { drive, type Driver, type Log, memoryBell, sessionHost, type StoredEvent, type TableSpec } from '../../host/index.ts'
import type { Contract, Message, Model, ModelRequest } from '../../src/index.ts'
import { fakeClock } from '../fake-clock.ts'
import { chaosContract, type Ran } from './streaming-contract.ts'
import { chaosModel } from './chaos-model.ts'
import { type Random, random } from './random.ts'

/** What a chaos turn runs: a contract, the model under each driver's name, and the tables its rows go to. */
export interface Stage {
  readonly contract: Contract
  readonly model: (driver: string) => Model
  readonly tables: readonly TableSpec[]
  readonly input: { readonly text: string; readonly arguments?: unknown }
  readonly ran?: Ran
}

/** What one chaos turn left behind, for the oracle. */
export interface ChaosTurn {
  readonly seed: string
  readonly stage: Stage
  readonly turn: string
  readonly events: readonly StoredEvent[]
  readonly requests: readonly ModelRequest[]
  readonly history: readonly Message[]
  readonly log: Log
  readonly cancelled: boolean
  /** Other turns that were opened on the account meanwhile. */
  readonly others: number
}

const table = (name: string, primary: readonly string[]): TableSpec => ({
  name,
  columns: Object.fromEntries(primary.map((column) => [column, 'text'] as const)),
  primary,
  unique: [],
  writeOnce: true,
})

/** A stage with a random contract and the misbehaving model. */
export function randomStage(seed: string): Stage {
  const { contract, ran } = chaosContract(seed)
  const world = { seed, tools: ['look', 'ask_next', 'record', 'send'], data: [{ answer: 'given', level: 'best' }, { level: 'worst' }, { answer: '' }] } as const
  return {
    contract,
    ran,
    model: (driver) => chaosModel({ ...world, tools: [...world.tools], data: [...world.data] }, driver),
    tables: [table('delivered', ['turn', 'path']), table('noted', ['id'])],
    input: { text: 'go' },
  }
}

/** Plays one turn with kills, takeovers, cancels and doubled sends at random moments, and drives it until it has ended. */
export async function playChaos(seed: string, stage: Stage): Promise<ChaosTurn> {
  const chance = random(seed, 'disruptions')
  const log = memoryLog(stage.tables)
  await log.account('house', 10)
  await log.setFocus('s', { question: { id: 'open', text: 'still open?' } })
  const theatre = new Theatre(stage, log, chance)
  const opened = await theatre.host.open({ session: 's', request: 'r', input: stage.input, account: 'house' }, stage.contract)
  if (opened.kind !== 'opened') throw new Error(`seed ${seed}: the first send was not opened but ${opened.kind}`)
  await theatre.run(opened.turn)
  const events = await log.read(opened.turn, 0)
  return {
    seed,
    stage,
    turn: opened.turn,
    events,
    requests: theatre.requests,
    history: await log.history('s'),
    log,
    cancelled: theatre.cancelled,
    others: theatre.others,
  }
}

/** Drives a turn under random trouble. */
class Theatre {
  readonly requests: ModelRequest[] = []
  cancelled = false
  others = 0
  readonly host
  readonly #stage: Stage
  readonly #log: Log
  readonly #chance: Random
  readonly #bell = memoryBell()
  readonly #clock = fakeClock(1)
  #left: number
  #drivers = 0
  #turns = 0

  constructor(stage: Stage, log: Log, chance: Random) {
    this.#stage = stage
    this.#log = log
    this.#chance = chance
    this.#left = chance.chance(0.5) ? chance.int(3) : 0
    this.host = sessionHost(this.#driver('host', log), () => `t${(this.#turns += 1)}`)
  }

  async run(turn: string): Promise<void> {
    let why: 'opened' | 'restart' = 'opened'
    for (let tries = 0; tries < 12; tries += 1) {
      await this.#drive(turn, why)
      const row = await this.#log.turn(turn)
      if (row !== undefined && row.status !== 'queued' && row.status !== 'running') return
      why = 'restart'
    }
    throw new Error('the turn never ended')
  }

  async #drive(turn: string, why: 'opened' | 'restart' | 'takeover'): Promise<void> {
    const name = `d${(this.#drivers += 1)}`
    const life = new AbortController()
    const log: Log = {
      ...this.#log,
      append: async (entry) => {
        if (life.signal.aborted) throw new Error('killed')
        await this.#log.append(entry)
        await this.#trouble(turn, life)
      },
    }
    await drive(turn, { why, signal: life.signal }, this.#driver(name, log)).catch((error: unknown) => {
      if (!life.signal.aborted) throw error
    })
  }

  async #trouble(turn: string, life: AbortController): Promise<void> {
    if (this.#left === 0 || !this.#chance.chance(0.15)) return
    this.#left -= 1
    const kind = this.#chance.int(4)
    if (kind <= 1) life.abort()
    else if (kind === 2) await this.#drive(turn, 'takeover')
    else if (this.#chance.chance(0.4)) {
      this.cancelled ||= await this.host.cancel(turn)
      await new Promise((resolve) => setImmediate(resolve))
    } else {
      const other = await this.host.open({ session: 's', request: 'other', input: { text: 'two' }, account: 'house' }, this.#stage.contract)
      if (other.kind === 'opened') this.others += 1
    }
  }

  #driver(name: string, log: Log): Driver {
    const model = this.#stage.model(name)
    const requests = this.requests
    const recorded: Model = {
      name: model.name,
      stream: (request, signal) => {
        requests.push(request)
        return model.stream(request, signal)
      },
    }
    return { log, bell: this.#bell, clock: this.#clock, modelOf: async () => recorded, contractOf: async () => this.#stage.contract, mergeMs: 0 }
  }
}
