import { isOwnBreakpointWidth, ownBreakpointWidths } from '../styles/breakpoints.ts'
import { breakpointMaxWidth } from '../styles/style.ts'

/** Breakpoint that a site added. Styles contain its width, so they apply even where it is not known. */
export interface SiteBreakpoint {
  readonly name: string
  /** Maximum viewport width in px. */
  readonly width: number
}

/** Limits that keep the choice in the toolbar clear. */
export const siteBreakpointLimits = { breakpoints: 6, name: 30 } as const

/** Returns the sentence about a width that a site can't add; null for one that it can. */
export const breakpointWidthRefusal = (width: unknown): string | null => {
  const { least, most } = ownBreakpointWidths
  if (width === breakpointMaxWidth.tablet) return `Tablet already has ${breakpointMaxWidth.tablet} px.`
  if (width === breakpointMaxWidth.mobile) return `Mobile already has ${breakpointMaxWidth.mobile} px.`
  return isOwnBreakpointWidth(width)
    ? null
    : `Enter a whole number of px from ${least} to ${most.toLocaleString('en-US')}.`
}

/** Checks the breakpoints of a theme from outside; returns them in order, or a sentence about the first fault. */
export const checkSiteBreakpoints = (value: unknown): readonly SiteBreakpoint[] | string => {
  if (!Array.isArray(value)) return 'The theme has no list of breakpoints.'
  const { breakpoints: most, name: longest } = siteBreakpointLimits
  if (value.length > most)
    return `The theme has ${value.length.toLocaleString('en-US')} breakpoints; ${most} are possible. Remove those you don’t use.`
  const found = new Map<number, SiteBreakpoint>()
  for (const [at, each] of (value as unknown[]).entries()) {
    const { name, width } = (each ?? {}) as Partial<Record<keyof SiteBreakpoint, unknown>>
    if (typeof name !== 'string' || name.trim() === '') return `Breakpoint ${at + 1} has no name.`
    if (name.length > longest)
      return `The name of breakpoint ${at + 1} has more than ${longest} characters. Shorten it.`
    const refusal = breakpointWidthRefusal(width)
    if (refusal !== null) return `Breakpoint “${name}”: ${refusal}`
    if (found.has(width as number))
      return `Two breakpoints have a width of ${String(width)} px. Remove one of them.`
    found.set(width as number, { name: name.trim(), width: width as number })
  }
  return [...found.values()].sort((one, other) => other.width - one.width)
}
