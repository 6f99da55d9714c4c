import { tableObliquity } from '../../engines/sky/src/table/layout.ts'
import type { Vector } from './states.ts'

const angle = (tableObliquity / 3600) * (Math.PI / 180)
const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]

/** A vector in ICRF axes, turned to the axes of the table. */
export function toTableAxes([x, y, z]: Vector): Vector {
  return [x, y * cosine + z * sine, z * cosine - y * sine]
}
