/** Sizes of search results, in pixels: letters, and the room that a line, or the lines of a description, has. */
export const resultSizes = {
  title: { letters: 20, desktop: 580, mobile: 580 },
  description: { letters: 14, desktop: 920, mobile: 680 },
} as const

export type ResultDevice = 'desktop' | 'mobile'
