import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, lines } from './shapes.ts'

const width = 400
const height = 500

/** Hair of each drawing; a face has none of its own features. */
const hair = [
  'M126 214c-16-96 26-146 82-146 62 0 92 54 72 150-6-52-26-84-58-96-38 14-76 34-96 92z',
  'M112 330c-22-170 14-262 92-262 80 0 112 92 88 262h-46c20-70 16-140-14-184-38 22-66 34-96 36-2 54-2 102 14 148z',
  'M132 190c-10-70 24-104 72-104 50 0 82 34 70 106-20-26-34-40-48-62-28 16-64 26-94 60z',
] as const

const shirts = ['art-3', 'paper', 'ink'] as const

/** Returns a drawn bust in place of a portrait; numbers beyond the last begin again. */
export const bustAt = (at: number): Drawing => {
  const shirt = shirts[at % shirts.length] ?? 'art-3'
  const line = shirt === 'ink' ? 'art-1' : 'ink'
  return {
    width,
    height,
    shapes: [
      area('art-1', boxes([0, 0, width, height])),
      area('paper', at % 2 === 0 ? 'M0 0h210L90 500H0z' : 'M400 0H240l90 500h70z'),
      area(shirt, 'M40 520c4-92 44-136 104-150l58 40 56-40c62 14 100 58 104 150z'),
      area('art-2', 'M160 270h84v92l-42 46-42-46z'),
      area('art-2', 'M134 206c0-66 28-104 70-104s70 38 70 104c0 62-32 106-70 106s-70-44-70-106z'),
      area('ink', hair[at % hair.length] ?? hair[0]),
      lines(line, 4, 'M144 370l58 70 56-70M202 440v80'),
      lines('ink', 3, 'M162 302q42 34 80-2'),
    ],
  }
}
