import type { KeyboardEvent } from 'react'

/** Returns the number of options in the first row of a wrapping grid. */
const columnsOf = (options: readonly HTMLElement[]): number => {
  const top = options[0]?.offsetTop
  const below = options.findIndex(({ offsetTop }) => offsetTop !== top)
  return below === -1 ? Math.max(options.length, 1) : below
}

const steps: Readonly<Record<string, (at: number, columns: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  Home: () => 0,
  End: (_at, _columns, last) => last,
}

/**
 * Moves the focus among the options of a grid, or its elements of another selector, with arrow keys, Home and End, and
 * selects the focused one.
 */
export const moveInGrid = (
  event: KeyboardEvent<HTMLElement>,
  select?: (at: number) => void,
  selector = '[role="option"]',
): void => {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const at = options.indexOf(document.activeElement as HTMLElement)
  const last = options.length - 1
  if (at === -1) return
  event.preventDefault()
  const to = Math.min(Math.max(step(at, columnsOf(options), last), 0), last)
  options[to]?.focus()
  select?.(to)
}
