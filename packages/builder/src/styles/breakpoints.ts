import type { Props } from '../tree/record.ts'
import { breakpointMaxWidth, type Breakpoint, type OwnBreakpoint, type StyleLayer } from './style.ts'

/** Least and largest maximum width in px of a breakpoint that a site adds. */
export const ownBreakpointWidths = { least: 200, most: 4_000 } as const

const ownName = /^max-([1-9]\d{2,3})$/

/** Returns true for a width that a site can add: within the limits, and not that of tablet or mobile. */
export const isOwnBreakpointWidth = (width: unknown): width is number =>
  typeof width === 'number' &&
  Number.isInteger(width) &&
  width >= ownBreakpointWidths.least &&
  width <= ownBreakpointWidths.most &&
  width !== breakpointMaxWidth.tablet &&
  width !== breakpointMaxWidth.mobile

/** Returns true for the name of a layer at a breakpoint that a site added. */
export const isOwnBreakpoint = (layer: string): layer is OwnBreakpoint =>
  isOwnBreakpointWidth(Number(ownName.exec(layer)?.[1]))

/** Returns the breakpoint with a maximum width. */
export const ownBreakpoint = (width: number): OwnBreakpoint => `max-${width}`

/** Returns the maximum viewport width in px at which a breakpoint applies. */
export const maxWidthOf = (breakpoint: Breakpoint): number =>
  breakpoint === 'desktop'
    ? Infinity
    : breakpoint === 'tablet' || breakpoint === 'mobile'
      ? breakpointMaxWidth[breakpoint]
      : Number(breakpoint.slice('max-'.length))

/** Returns desktop, tablet, mobile and the own breakpoints among the names, from the widest to the narrowest. */
export const breakpointsWith = (names: Iterable<string>): readonly Breakpoint[] => {
  const own = new Set([...names].filter(isOwnBreakpoint))
  const all: readonly Breakpoint[] = ['desktop', 'tablet', 'mobile', ...own]
  return own.size === 0 ? all : all.toSorted((one, other) => maxWidthOf(other) - maxWidthOf(one))
}

const fixed = breakpointsWith([])

/** Returns the breakpoints at which a block may have styles, from the widest to the narrowest. */
export const breakpointsIn = ({ breakpoints }: Props): readonly Breakpoint[] =>
  typeof breakpoints === 'object' && breakpoints !== null && !Array.isArray(breakpoints)
    ? breakpointsWith(Object.keys(breakpoints))
    : fixed

/** Returns all layers in which a block may have styles, in the order in which they override each other. */
export const layersIn = (props: Props): readonly StyleLayer[] => [...breakpointsIn(props), 'hover']
