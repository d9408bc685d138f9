import { stopPercents, type Gradient } from '@web2/builder'
import { colorOf } from '../colors.ts'

/** Returns the color between the neighbors of a position, or the color before it where these can't be read. */
export const blendedAt = (gradient: Gradient, percent: number, texts: (css: string) => string): string => {
  const percents = stopPercents(gradient)
  const colors = gradient.stops.flatMap(({ color }, at) =>
    color === null ? [] : { color, at: percents[at]! },
  )
  const after = colors.find(({ at }) => at > percent) ?? colors.at(-1)!
  const before = colors.findLast(({ at }) => at <= percent) ?? colors[0]!
  const [from, to] = [colorOf(texts(before.color)), colorOf(texts(after.color))]
  if (!from || !to) return before.color
  const part = after.at === before.at ? 0 : (percent - before.at) / (after.at - before.at)
  const mix = (one: number, other: number) => one + (other - one) * part
  const [r, g, b] = ([0, 1, 2] as const).map((at) => Math.round(mix(from[at], to[at])))
  const alpha = Math.round(mix(from[3], to[3]) * 100)
  return alpha === 100 ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${alpha}%)`
}
