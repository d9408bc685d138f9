import type { Rgba } from '../checks/color.ts'

type Three = readonly [number, number, number]

/** Coordinates of an opaque color in OKLab: lightness 0 to 1, then green to red and blue to yellow. */
export type Oklab = Three

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Returns the part of an sRGB color, 0 to 255; parts outside of what a screen shows are clipped. */
export const gammaEncoded = (share: number): number => {
  const encoded = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, encoded * 255))
}

// matrices and formulas of CSS Color 4, "Sample code for Color Conversions"
export const oklabOf = ([red, green, blue]: Rgba): Oklab => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export const fromOklab = ([lightness, a, b]: Oklab, alpha = 1): Rgba => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gammaEncoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gammaEncoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gammaEncoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha,
  ]
}

/** Mixes two opaque colors as `color-mix(in oklab, …)` does; `share` is that of the second, 0 to 1. */
export const mixedInOklab = (one: Rgba, other: Rgba, share: number): Rgba => {
  const [from, to] = [oklabOf(one), oklabOf(other)]
  return fromOklab(from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as unknown as Oklab)
}
