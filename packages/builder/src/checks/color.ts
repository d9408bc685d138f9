/** Red, green and blue 0 to 255, alpha 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

const names: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
  transparent: '#00000000',
}

const fromHex = (digits: string): Rgba | undefined => {
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits
  if (long.length !== 6 && long.length !== 8) return undefined
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16)
  return [part(0), part(2), part(4), long.length === 8 ? part(6) / 255 : 1]
}

const fromHsl = (hue: number, saturation: number, lightness: number, alpha: number): Rgba => {
  const a = saturation * Math.min(lightness, 1 - lightness)
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [part(0), part(8), part(4), alpha]
}

const numberOf = (text: string, whole: number): number =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text)

const clamped = (value: number, most: number): number => Math.min(Math.max(value, 0), most)

/** Returns the share of a part of `hsl()`, whose newer syntax leaves out the percent sign. */
const shareOf = (text: string): number => clamped(Number.parseFloat(text) / 100, 1)

/** Parses a CSS color; returns undefined for one that can't be resolved, such as a variable. */
export const parseColor = (css: string): Rgba | undefined => {
  const text = css.trim().toLowerCase()
  const hex = /^#([0-9a-f]{3,8})$/.exec(names[text] ?? text)?.[1]
  if (hex !== undefined) return fromHex(hex)
  const [, kind, list] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text) ?? []
  if (list === undefined) return undefined
  const [a, b, c, d = '1', ...more] = list.split(/[\s,/]+/).filter(Boolean)
  if (a === undefined || b === undefined || c === undefined || more.length > 0) return undefined
  const alpha = clamped(numberOf(d, 1), 1)
  const color: Rgba =
    kind === 'rgb'
      ? [
          clamped(numberOf(a, 255), 255),
          clamped(numberOf(b, 255), 255),
          clamped(numberOf(c, 255), 255),
          alpha,
        ]
      : fromHsl(((Number.parseFloat(a) % 360) + 360) % 360, shareOf(b), shareOf(c), alpha)
  return color.every(Number.isFinite) ? color : undefined
}

/** Blends a color over an opaque one. */
export const over = ([r, g, b, alpha]: Rgba, [br, bg, bb]: Rgba): Rgba => {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha)
  return [mix(r, br), mix(g, bg), mix(b, bb), 1]
}

/** Returns the relative luminance of an opaque color, 0 to 1 (WCAG 2.2, "relative luminance"). */
export const luminance = ([red, green, blue]: Rgba): number => {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Returns the contrast of two opaque colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrastRatio = (one: Rgba, other: Rgba): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns a color as `#rrggbb`, without its opacity. */
export const hexOf = (color: Rgba): string =>
  `#${color
    .slice(0, 3)
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`

const steps = 40

/**
 * Returns the color nearest to `color` with enough contrast on `background`: darker or lighter, with the same
 * hue.
 */
export const readableColor = (color: Rgba, background: Rgba, ratio: number): string => {
  const black: Rgba = [0, 0, 0, 1]
  const white: Rgba = [255, 255, 255, 1]
  const end = contrastRatio(black, background) >= contrastRatio(white, background) ? black : white
  for (let step = 1; step < steps; step += 1) {
    const [r, g, b] = color
    const mixed = parseColor(hexOf(over([...end.slice(0, 3), step / steps] as unknown as Rgba, [r, g, b, 1])))
    if (mixed && contrastRatio(mixed, background) >= ratio) return hexOf(mixed)
  }
  return hexOf(end)
}
