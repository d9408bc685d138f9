import { breakpointsWith } from '../styles/breakpoints.ts'
import type { Props } from '../tree/record.ts'

const styleNames = ['elementStyle', 'hover'] as const

const isObject = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const over = (below: unknown, above: unknown): Props | undefined => {
  if (!isObject(above)) return isObject(below) ? below : undefined
  return isObject(below) ? { ...below, ...above } : above
}

/** Merges the styles of a section's block with those of the place that shows it, which take precedence. */
export const mergedStyles = (root: Props, place: Props): Props => {
  const merged: Record<string, Props[string]> = {}
  for (const name of styleNames) {
    const style = over(root[name], place[name])
    if (style && Object.keys(style).length > 0) merged[name] = style
  }
  const [below, above] = [root.breakpoints, place.breakpoints]
  const breakpoints: Record<string, Props> = {}
  const own =
    below || above ? [below, above].flatMap((each) => (isObject(each) ? Object.keys(each) : [])) : []
  for (const width of own.length > 0 ? breakpointsWith(own) : []) {
    if (width === 'desktop') continue
    const style = over(isObject(below) ? below[width] : undefined, isObject(above) ? above[width] : undefined)
    if (style && Object.keys(style).length > 0) breakpoints[width] = style
  }
  if (Object.keys(breakpoints).length > 0) merged.breakpoints = breakpoints
  return merged
}
