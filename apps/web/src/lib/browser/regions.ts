/** Parts of the window that F6 goes through, in the order in which they stand: bars, panels, the content. */
const landmarks = 'header, nav, aside, main, footer, [data-region]'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex="0"]'

const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

/** The outermost regions in sight; one within another is a part of it. */
const regionsInSight = (root: ParentNode): HTMLElement[] => {
  const all = [...root.querySelectorAll<HTMLElement>(landmarks)].filter(isShown)
  return all.filter((region) => !all.some((other) => other !== region && other.contains(region)))
}

/** Where the focus goes from one region to the next, or back; the last leads to the first. */
export const regionAfter = <Region>(
  regions: readonly Region[],
  at: number,
  back: boolean,
): Region | undefined => {
  if (at < 0) return back ? regions.at(-1) : regions[0]
  return regions[(at + (back ? -1 : 1) + regions.length) % regions.length]
}

/** Moves the focus to the next region of the window, or the one before: to its first control, else to itself. */
export const focusNextRegion = (back: boolean): void => {
  // an open dialog keeps the focus
  if (document.querySelector('[aria-modal="true"]')) return
  const regions = regionsInSight(document)
  const at = regions.findIndex((region) => region.contains(document.activeElement))
  const next = regionAfter(regions, at, back)
  const control = next && [...next.querySelectorAll<HTMLElement>(focusable)].find(isShown)
  if (control) return control.focus()
  if (!next) return
  next.tabIndex = -1
  next.focus()
}
