import type { YogaRule } from '../../src/yoga/rule.ts'
import { houseYogas } from './houses.ts'
import { moonAndSunYogas } from './moon-and-sun.ts'
import { nabhasaYogas } from './nabhasa.ts'
import { rajaAndDhanaYogas } from './raja-and-dhana.ts'

/** Every yoga of the engine. Example: Jupiter in Cancer with the Moon in Aries is `gajakesari`. */
export const yogaRules: readonly YogaRule[] = [...moonAndSunYogas, ...houseYogas, ...rajaAndDhanaYogas, ...nabhasaYogas]
