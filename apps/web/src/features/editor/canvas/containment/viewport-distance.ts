/** Px around what is seen that count as near it. */
const margin = 600

/**
 * The parts that are near what is seen. They stand below each other in the order given, so that few of them have to be
 * asked where they are, however many there are.
 */
export const partsNearViewport = (parts: readonly Element[], view: Window): ReadonlySet<Element> => {
  let [from, to] = [0, parts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (parts[middle]!.getBoundingClientRect().bottom < -margin) from = middle + 1
    else to = middle
  }
  const near = new Set<Element>()
  for (const part of parts.slice(from)) {
    if (part.getBoundingClientRect().top > view.innerHeight + margin) break
    near.add(part)
  }
  return near
}
