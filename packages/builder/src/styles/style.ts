/** Offsets and radii in px. */
export interface Shadow {
  readonly x: number
  readonly y: number
  readonly blur: number
  /** box-shadow only. */
  readonly spread?: number
  readonly color: string
}

/** A number means px, except for properties without a unit. */
export type StyleValue = string | number

/**
 * CSS declarations by kebab-case property name. Any valid property is accepted; `box-shadow` and
 * `text-shadow` are objects (or CSS text); `background-image` is a bare URL or CSS text.
 */
export interface Style {
  readonly 'box-shadow'?: Shadow | string
  readonly 'text-shadow'?: Shadow | string
  readonly [property: string]: StyleValue | Shadow | undefined
}

/** Breakpoint that a site added, by its maximum viewport width in px. */
export type OwnBreakpoint = `max-${number}`

export type Breakpoint = 'desktop' | 'tablet' | 'mobile' | OwnBreakpoint

/** Breakpoint with a maximum width. */
export type SmallerBreakpoint = Exclude<Breakpoint, 'desktop'>

/** Layer of a style: a breakpoint, or hover. */
export type StyleLayer = Breakpoint | 'hover'

/** Maximum viewport width in px at which the overrides of a breakpoint apply. */
export const breakpointMaxWidth = { tablet: 991, mobile: 767 } as const
