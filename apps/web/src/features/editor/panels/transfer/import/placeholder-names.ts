/** Maximum names shown; the others are counted. */
const mostNamed = 20

/** Returns names as text: '{service}, {city} and 3 more'. */
export const namesInWords = (names: readonly string[]): string => {
  const more = names.length - mostNamed
  const named = names
    .slice(0, mostNamed)
    .map((name) => `{${name}}`)
    .join(', ')
  return more > 0 ? `${named} and ${more.toLocaleString('en-US')} more` : named
}
