import type { Source } from '../../turn/testing/chaos/run.ts'

/** The registered contracts of the traditions, as stages for chaos. */
export const contractSources: readonly Source[] = []
