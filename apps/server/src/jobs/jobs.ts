import { setTimeout as pause } from 'node:timers/promises'
import type { Drive, Driven } from '@hefu/turn/host'
import type { Query } from '@hefu/turn/postgres-log'
import type { JobAttempt, JobWithMetadata, PgBoss } from 'pg-boss'
import { queueName, sendJobs, type TurnJob, turnsWithoutJob } from './queue.ts'

/** What jobs are run with. */
export interface JobRoom {
  readonly boss: PgBoss
  readonly query: Query
  readonly drive: (turn: string, how: Drive) => Promise<Driven>
  /** Told of everything that went wrong; the job is tried again. */
  readonly trouble: (error: unknown) => void
  /** Most turns that this process drives at once. */
  readonly capacity: number
  /** Nobody else can drive turns of this database. */
  readonly alone: boolean
}

/** The driving of turns on this node. */
export interface Jobs {
  /** Takes jobs that wait now, as far as there is room. */
  readonly poke: () => void
  /** Takes no more jobs and hands over those under way; resolves when none is left. */
  readonly stop: () => Promise<void>
}

/** How often waiting jobs are looked for, signs of life are given, and lost turns are sought, in milliseconds. */
const rhythm = { poll: 2_000, beat: 4_000, sweep: 30_000 } as const

/** How long jobs may gather before they are fetched together, in milliseconds. */
const gatherMs = 15

/** Most jobs of one fetch. */
const batchSize = 50

/** Starts to drive turns: at once those that nobody drives any more, then what comes. */
export async function startJobs(room: JobRoom): Promise<Jobs> {
  const { boss, alone } = room
  // The jobs of a process that is gone would seem to be under way still.
  if (alone) await boss.deleteAllJobs(queueName)
  await sweep(room)
  const runner = new Runner(room)
  const timers = [setInterval(runner.poke, rhythm.poll), setInterval(() => void runner.beat(), rhythm.beat), setInterval(runner.seek, rhythm.sweep)]
  runner.poke()
  return {
    poke: runner.poke,
    stop: async () => {
      await runner.stop()
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** Gives a job to every unfinished turn that has none: of the terminal, or lost. */
async function sweep({ boss, query }: JobRoom): Promise<number> {
  const turns = await turnsWithoutJob(query)
  await sendJobs(
    boss,
    turns.map((turn) => ({ turn, why: 'restart' })),
  )
  return turns.length
}

type Job = Pick<JobWithMetadata<TurnJob>, 'id' | 'retryCount' | 'data'>

/** One loop that fetches for the whole node, instead of one that polls for each place. */
class Runner {
  readonly #room: JobRoom
  readonly #off = new AbortController()
  readonly #active = new Map<string, { readonly job: Job; readonly done: Promise<void> }>()
  readonly #done: JobAttempt[] = []
  #settling: Promise<void> | undefined
  #fetching = false
  #again = false

  constructor(room: JobRoom) {
    this.#room = room
  }

  readonly poke = (): void => {
    this.#again = true
    if (!this.#fetching) void this.#fetch().catch(this.#room.trouble)
  }

  readonly seek = (): void => {
    sweep(this.#room).then((found) => (found > 0 ? this.poke() : undefined), this.#room.trouble)
  }

  /** Says that the jobs under way are alive. */
  async beat(): Promise<void> {
    const attempts = [...this.#active.values()].map(({ job: { id, retryCount } }) => ({ id, retryCount }))
    if (attempts.length > 0) await this.#room.boss.touch(queueName, attempts).catch(this.#room.trouble)
  }

  async stop(): Promise<void> {
    this.#off.abort()
    await Promise.all([...this.#active.values()].map(({ done }) => done))
  }

  async #fetch(): Promise<void> {
    this.#fetching = true
    try {
      while (this.#again) {
        await pause(gatherMs)
        this.#again = false
        if (this.#off.signal.aborted) return
        const free = this.#room.capacity - this.#active.size
        if (free <= 0) return
        const jobs = await this.#room.boss.fetch<TurnJob>(queueName, { batchSize: Math.min(free, batchSize), includeMetadata: true })
        for (const job of jobs) this.#begin(job)
        this.#again ||= jobs.length > 0
      }
    } finally {
      this.#fetching = false
    }
  }

  #begin(job: Job): void {
    const done = this.#run(job)
      .catch(this.#room.trouble)
      .finally(() => {
        const full = this.#active.size >= this.#room.capacity
        this.#active.delete(job.id)
        if (full) this.poke()
      })
    this.#active.set(job.id, { job, done })
  }

  async #run({ id, retryCount, data }: Job): Promise<void> {
    const { boss, drive, trouble } = this.#room
    const attempt = { id, retryCount }
    const driven = await drive(data.turn, { why: retryCount > 0 ? 'takeover' : data.why, signal: this.#off.signal }).catch((error: unknown) => {
      trouble(error)
      return undefined
    })
    if (driven === undefined) await boss.fail(queueName, attempt)
    else await this.#settle(attempt)
    if (driven === 'left') await sendJobs(boss, [{ turn: data.turn, why: 'handover' }])
  }

  /** Takes away the jobs that are done; those of one moment together. */
  async #settle(attempt: JobAttempt): Promise<void> {
    this.#done.push(attempt)
    this.#settling ??= this.#settleAll()
    await this.#settling
  }

  async #settleAll(): Promise<void> {
    await pause(gatherMs)
    this.#settling = undefined
    await this.#room.boss.deleteJob(queueName, this.#done.splice(0))
  }
}
