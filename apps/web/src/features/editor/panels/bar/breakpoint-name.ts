import { maxWidthOf, type Breakpoint, type Theme } from '@web2/builder'

/** Returns the name that a site gave a breakpoint it added, or its width if the site does not have it any more. */
export const breakpointName = (breakpoint: Breakpoint, theme: Theme | undefined): string => {
  const width = maxWidthOf(breakpoint)
  const added = theme?.breakpoints?.find((each) => each.width === width)
  return added?.name ?? `${width.toLocaleString('en-US')} px`
}
