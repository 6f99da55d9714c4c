/** Version of the calculation: it rises whenever the same input could give another result. */
export const engineVersion = 'liuyao/1'

/** Version of the table of conventions and their defaults. */
export const conventionVersion = 'conventions/1'
