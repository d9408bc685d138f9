import { escapeAttribute, escapeText } from '@web2/builder'
import type { Ink } from './look.ts'

/** Rectangle on the page, in desktop CSS px. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Part of a thumbnail and its height on the page. */
export interface Drawn {
  readonly marks: readonly string[]
  readonly height: number
}

export const nothingDrawn: Drawn = { marks: [], height: 0 }

const round = (value: number): string => String(Math.round(value))

export const rect = (frame: Frame, height: number, fill: string, radius = 0): string =>
  `<rect x="${round(frame.x)}" y="${round(frame.y)}" width="${round(Math.max(0, frame.width))}" height="${round(Math.max(0, height))}" fill="${escapeAttribute(fill)}"${radius > 0 ? ` rx="${round(radius)}"` : ''}/>`

/** Draws a placeholder for a photo: gray with mountains. */
export const photo = (frame: Frame, height: number): Drawn => {
  const { x, y, width } = frame
  const [left, foot, unit] = [x + width / 2, y + height * 0.75, Math.min(width, height) / 4]
  const hill = `<path d="M${round(left - 1.6 * unit)} ${round(foot)}l${round(1.1 * unit)} -${round(1.5 * unit)} ${round(0.8 * unit)} ${round(unit)} ${round(0.5 * unit)} -${round(0.6 * unit)} ${round(0.8 * unit)} ${round(1.1 * unit)}z" fill="#aab4bd"/>`
  return { marks: [rect(frame, height, '#e3e7eb'), hill], height }
}

/** Draws a placeholder for a video: dark with a play symbol. */
export const video = (frame: Frame, height: number): Drawn => {
  const [middle, center] = [frame.x + frame.width / 2, frame.y + height / 2]
  const play = `<path d="M${round(middle - 20)} ${round(center - 26)}l46 26 -46 26z" fill="#fff"/>`
  return { marks: [rect(frame, height, '#2b333b'), play], height }
}

/** Draws a form field. */
export const field = (frame: Frame, height: number): Drawn => ({
  marks: [
    `<rect x="${round(frame.x)}" y="${round(frame.y)}" width="${round(frame.width)}" height="${round(height)}" fill="#fff" stroke="#aab4bd" stroke-width="2" rx="4"/>`,
  ],
  height,
})

/** Mean width of a character relative to the font size. */
const letter = 0.53
const mostLines = 12

/** Returns the width of a text on one line. */
export const widthOfText = (text: string, { size }: Ink): number => text.length * size * letter

const linesOf = (text: string, most: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= most || line === '') line = longer
    else {
      lines.push(line)
      line = word
    }
    if (lines.length >= mostLines) return lines
  }
  return line === '' ? lines : [...lines, line]
}

/** Draws a text on as many lines as it needs, up to a limit. */
export const writing = (text: string, frame: Frame, ink: Ink): Drawn => {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  if (trimmed === '' || ink.size < 1) return nothingDrawn
  const lines = linesOf(trimmed, Math.max(4, Math.floor(frame.width / (ink.size * letter))))
  const step = ink.size * 1.4
  const anchor = { left: 'start', center: 'middle', right: 'end' }[ink.align]
  const x = frame.x + { left: 0, center: frame.width / 2, right: frame.width }[ink.align]
  const look = `font-size="${round(ink.size)}" fill="${escapeAttribute(ink.color)}" text-anchor="${anchor}"${ink.isBold ? ' font-weight="700"' : ''}`
  return {
    marks: lines.map(
      (line, at) =>
        `<text x="${round(x)}" y="${round(frame.y + at * step + ink.size * 1.05)}" ${look}>${escapeText(line)}</text>`,
    ),
    height: lines.length * step,
  }
}
