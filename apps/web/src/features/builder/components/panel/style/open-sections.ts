const key = 'web2.style-sections'
const atFirst = ['Layout', 'Size', 'Spacing', 'Typography', 'Background']

const read = (): Set<string> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (Array.isArray(kept)) return new Set(kept.filter((each): each is string => typeof each === 'string'))
  } catch {
    // a browser that keeps nothing, or keeps something else there: begin as new
    return new Set(atFirst)
  }
  return new Set(atFirst)
}

let open: Set<string> | null = null

/** Which sections are open is the person's habit, not the block's: it stays while blocks are selected, and later. */
export const openSections = {
  has: (title: string): boolean => (open ??= read()).has(title),
  set: (title: string, isOpen: boolean): void => {
    open ??= read()
    if (open.has(title) === isOpen) return
    if (isOpen) open.add(title)
    else open.delete(title)
    try {
      localStorage.setItem(key, JSON.stringify([...open]))
    } catch {
      // without storage the habit lasts as long as the page
      return
    }
  },
}
