import type { Measure } from './text-length.ts'

let brush: CanvasRenderingContext2D | null = null

/** Measures in the browser; where it can not draw, letters count half their height. */
const inFont =
  (size: number): Measure =>
  (text) => {
    brush ??= document.createElement('canvas').getContext('2d')
    if (!brush) return text.length * size * 0.5
    brush.font = `${size}px Arial, Helvetica, sans-serif`
    return brush.measureText(text).width
  }

/** Titles and descriptions in the sizes in which search engines show them. */
export const measureTitle = inFont(20)
export const measureDescription = inFont(14)

/** Px of a result that search engines show: titles on one line, descriptions on two, on phones on three shorter ones. */
export const titleRoom = 580
export const descriptionRoom = { desktop: 920, phone: 680 } as const
