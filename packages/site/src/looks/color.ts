type Rgb = readonly [red: number, green: number, blue: number]

/** Reads '#rrggbb'. Throws for any other form, because colors of looks are constants. */
const rgbOf = (hex: string): Rgb => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!digits) throw new Error(`${hex} is no color of the form #rrggbb`)
  return [1, 2, 3].map((at) => Number.parseInt(digits[at] ?? '', 16)) as unknown as Rgb
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Returns a mixture of two colors; `share` is that of the second, from 0 to 1. */
export const mixed = (one: string, other: string, share: number): string => {
  const [from, to] = [rgbOf(one), rgbOf(other)]
  return hexOf(from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as unknown as Rgb)
}

/** Returns the relative luminance of a color, 0 to 1 (WCAG 2.2). */
export const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = rgbOf(hex).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns true for reds, oranges and yellows that are not grayish: flowers, the sun, wood. */
export const isWarm = (hex: string): boolean => {
  const [red, green, blue] = rgbOf(hex)
  return red > green && green >= blue && red - blue > 60
}
