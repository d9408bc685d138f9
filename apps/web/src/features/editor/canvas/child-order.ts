/** Returns the positions of a longest strictly increasing subsequence, in order; ignores values of -1. */
const longestRise = (values: readonly number[]): ReadonlySet<number> => {
  const tails: number[] = []
  const before = new Array<number>(values.length).fill(-1)
  values.forEach((value, at) => {
    if (value < 0) return
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    before[at] = low > 0 ? (tails[low - 1] ?? -1) : -1
    tails[low] = at
  })
  const kept = new Set<number>()
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at)
  return kept
}

/** Selects the option that visitors see at first, because a list keeps the one that was inserted first. */
const selectDefault = (select: HTMLSelectElement): void => {
  if (select.multiple) return
  select.selectedIndex = Math.max(
    0,
    [...select.options].findLastIndex((option) => option.hasAttribute('selected')),
  )
}

/**
 * Reorders the children of `slot` as wanted and removes all others, with as few moves as possible, because a
 * moved node loses its scroll position, playback and focus.
 */
export const orderChildren = (slot: Node, wanted: readonly Node[]): void => {
  const wantedSet = new Set(wanted)
  const present = new Map<Node, number>()
  for (const child of [...slot.childNodes]) {
    if (wantedSet.has(child)) present.set(child, present.size)
    else slot.removeChild(child)
  }
  const stays = longestRise(wanted.map((node) => present.get(node) ?? -1))
  let next: Node | null = null
  for (let at = wanted.length - 1; at >= 0; at -= 1) {
    const node = wanted[at]
    if (!node) continue
    if (!stays.has(at)) slot.insertBefore(node, next)
    next = node
  }
  if (slot.nodeName === 'SELECT') selectDefault(slot as HTMLSelectElement)
}
