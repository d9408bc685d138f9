/** Properties that browsers of the last years know by their name with `-webkit-` alone. */
const prefixed: ReadonlySet<string> = new Set([
  'backdrop-filter',
  'mask-image',
  'mask-size',
  'mask-position',
  'mask-repeat',
])

/** Returns the names by which browsers know a property, the one that they prefer last. */
export const namesOfProperty = (property: string): readonly string[] =>
  prefixed.has(property) ? [`-webkit-${property}`, property] : [property]
