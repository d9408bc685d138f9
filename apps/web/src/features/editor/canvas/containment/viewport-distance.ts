/** Distance from the viewport, in px, that counts as near. */
const margin = 600

/**
 * Returns the parts near the viewport. Expects them stacked in the given order and finds the first by binary
 * search, because reading a box is expensive.
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
