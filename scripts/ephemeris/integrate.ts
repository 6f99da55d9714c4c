import { at, numberAt } from '../../engines/sky/src/at.ts'
import { elements, stateAtJ2000 } from './asteroids.ts'
import { bodyNames, startingBodies, type Body } from './bodies.ts'
import { readConstants } from './constants.ts'
import { createForces } from './forces.ts'
import { stateLength, stateStep, type States } from './states.ts'
import { createStep, type Step } from './stepper.ts'

const j2000 = 2_451_545

/** A running integration: `time` is the Julian day (TDB) of `state`. */
interface Run {
  readonly state: Float64Array
  readonly step: Step
  time: number
}

/** Integrates from JPL's published state to every day from `from` to `to` (Julian days, TDB). Takes about a minute for 300 years. */
export function integrate({ from, to }: { readonly from: number; readonly to: number }): States {
  const constant = readConstants()
  const epoch = constant('JDEPOC')
  const planets = startingBodies(constant)
  const bodies = [...planets, ...asteroidsAtEpoch(planets, constant)]
  const step = createStep(createForces(bodies, constant), bodies.length)
  const values = new Float64Array(((to - from) / stateStep + 1) * stateLength)
  for (const direction of [1, -1]) {
    const run: Run = { state: stateOf(bodies), step, time: epoch }
    const end = direction === 1 ? to : from
    keep(values, from, run)
    while (run.time !== end) {
      advance(run, run.time + direction * stateStep)
      keep(values, from, run)
    }
  }
  return { start: from, values }
}

/**
 * The asteroids at the epoch of the header. Their elements are known at J2000: the planets are carried there, the asteroids set in, and
 * all carried back; a second round starts from the better planets.
 */
function asteroidsAtEpoch(planets: readonly Body[], constant: (name: string) => number): readonly Body[] {
  const [epoch, sun] = [constant('JDEPOC'), constant('GMS')]
  const kinds = elements.map((orbit) => ({ name: orbit.mass, gm: constant(orbit.mass), ...stateAtJ2000(orbit, sun) }))
  const step = createStep(createForces([...planets, ...kinds], constant), planets.length + kinds.length)
  let asteroids: readonly Body[] = kinds.map((kind) => ({ ...kind, ...shifted(kind, at(planets, 0)) }))
  for (let round = 0; round < 2; round++) {
    const run: Run = { state: stateOf([...planets, ...asteroids]), step, time: epoch }
    advance(run, j2000)
    const sunThen = bodyAt(run.state, 0)
    for (const [k, kind] of kinds.entries()) place(run.state, planets.length + k, shifted(kind, sunThen))
    advance(run, epoch)
    asteroids = kinds.map((kind, k) => ({ ...kind, ...bodyAt(run.state, planets.length + k) }))
  }
  return asteroids
}

type Motion = Pick<Body, 'position' | 'velocity'>

/** A motion relative to another, made absolute. */
function shifted(motion: Motion, by: Motion): Motion {
  const sum = (a: Body['position'], b: Body['position']): Body['position'] => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
  return { position: sum(motion.position, by.position), velocity: sum(motion.velocity, by.velocity) }
}

function stateOf(bodies: readonly Body[]): Float64Array {
  return Float64Array.from([...bodies.flatMap(({ position }) => position), ...bodies.flatMap(({ velocity }) => velocity)])
}

function bodyAt(state: Float64Array, body: number): Motion {
  const vector = (offset: number): Body['position'] => [numberAt(state, offset), numberAt(state, offset + 1), numberAt(state, offset + 2)]
  return { position: vector(3 * body), velocity: vector(state.length / 2 + 3 * body) }
}

function place(state: Float64Array, body: number, { position, velocity }: Motion): void {
  state.set(position, 3 * body)
  state.set(velocity, state.length / 2 + 3 * body)
}

/** Carries a run to a Julian day in whole days and one last shorter step. */
function advance(run: Run, end: number): void {
  const direction = Math.sign(end - run.time)
  while ((end - run.time) * direction > 0) {
    const days = direction * Math.min(stateStep, Math.abs(end - run.time))
    run.step(run.state, days)
    run.time += days
  }
}

/** Writes the state of a run to its place among the daily ones. */
function keep(values: Float64Array, from: number, { state, time }: Run): void {
  const offset = ((time - from) / stateStep) * stateLength
  const kept = 3 * bodyNames.length
  values.set(state.subarray(0, kept), offset)
  values.set(state.subarray(state.length / 2, state.length / 2 + kept), offset + kept)
}
