import type { Measure } from './text-length.ts'

let brush: CanvasRenderingContext2D | null = null

/** Measures text in the browser; without a canvas, a character counts half its height. */
const inFont =
  (size: number): Measure =>
  (text) => {
    brush ??= document.createElement('canvas').getContext('2d')
    if (!brush) return text.length * size * 0.5
    brush.font = `${size}px Arial, Helvetica, sans-serif`
    return brush.measureText(text).width
  }

/** Measure titles and descriptions in the font sizes of search engines. */
export const measureTitle = inFont(20)
export const measureDescription = inFont(14)

/**
 * Available px in a search result: titles on one line, descriptions on two, on phones on three shorter lines.
 */
export const titleRoom = 580
export const descriptionRoom = { desktop: 920, phone: 680 } as const
