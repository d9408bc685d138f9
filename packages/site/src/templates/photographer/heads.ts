import { area, lines } from '../../library/art/shapes.ts'
import type { Shape } from '../../library/drawing.ts'
import { disc, ground } from './ground.ts'

/** Line of a face from the side, from the forehead to the chin. */
const line =
  'C46 31 46 33 45 36L38 47c-1 2.500 1 4 5 4.500l-1 3.500c-2 1.500-1.500 3 1 4-1.500 1.500-1 3.500 1 4.500-1.500 2.500-1 6.500 3 8.500'

/** A face from the side, in the light of a window that moves from its edge to the front. */
export const profile = (at: number): readonly Shape[] => {
  const lit = (at % 4) * 3
  return [
    ground('art-2'),
    area('art-1', 'M-40-30h58v102h-58zM24-30h5v102h-5z'),
    lines('art-2', 3, 'M-2-30V72M-40 22H18'),
    area('art-3', `M94 9C66 2 48 12 47 26${line}c7 2 14 2 18 0l4 26 24-10V20z`),
    area(
      'paper',
      `M56 13C50 17 47 21 47 26${line}c6-5 6-9 ${6 + lit}-15 6-8 0-15-1-22-1-9 ${1 - lit}-16 ${1 - lit}-22z`,
    ),
    area(
      'ink',
      at % 2
        ? `M53 15C62 0 96 0 104 22c6 16 2 30-6 42l4 18c26 8 36 24 40 60H16c0-32 14-44 50-54 14-6 20-14 18-22-10-2-14-12-8-20-14-2-22-14-23-31z${disc(110, 22, 13)}`
        : 'M52 17C60 2 94 0 103 22c6 16 2 30-5 42l4 18c26 8 36 24 40 60H16c0-32 14-44 50-54 16-6 20-14 18-22-8 0-12-8-8-16-12-6-22-14-24-33z',
    ),
    lines('art-3', 1.5, 'M62 92c12 8 26 6 38-6M60 17c14-8 30-6 38 8M66 24c10-4 18-2 24 6'),
  ]
}

const hair = [
  'M57 40C50 14 70 6 80 9c16 0 18 16 14 31-2-8-6-12-11-15-10 4-18 2-22 6z',
  'M53 84C46 44 52 8 76 9c25-1 25 40 20 71-7-8-4-38-8-52-11 2-21-4-26 0-5 16-2 44-9 56z',
  `${disc(78, 4, 9)}M57 36c0-18 10-26 19-26s18 8 18 26C87 22 79 20 75 20c-6 0-12 4-18 16z`,
  'M58 44c1 16 7 27 17 27s16-11 17-27c-3 8-9 11-17 9-8 2-14-1-17-9zM58 32c2-20 28-24 34-2-8-8-24-10-34 2z',
] as const

const clothes = [
  'M61 82l14 32-7 28H52l-2-40-6-6zM89 82l-14 32 7 28h16l2-40 6-6z',
  'M60 80c8 14 22 14 30 0l4 4c-8 18-30 18-38 0z',
  'M61 82l14 18 14-18 8 5-22 26-22-26z',
] as const

/** A face from the front in the one light and the one crop that all of a team get; each is another person. */
export const face = (at: number): readonly Shape[] => [
  ground('art-2'),
  area('art-1', 'M-80-60H20L-40 160h-40z'),
  area('art-3', 'M14 142c2-36 12-46 45-56l6-12h20l6 12c33 10 43 20 45 56z'),
  area('paper', 'M61 83l14 26 14-26-6-7H67z'),
  area(['ink', 'art-2', 'ink', 'art-1'][at % 4]!, clothes[at % 3]!),
  area('art-2', 'M66 58h18v20q-9 10-18 0z'),
  area('paper', 'M58 36c0-22 34-22 34 0 0 18-6 30-17 32-11-2-17-14-17-32z'),
  area(
    'art-3',
    'M77 19c12 0 15 9 15 17 0 18-6 30-17 32 4-6 0-10 2-14l4-7c-4-7-5-15-4-28zM75 68q6-1 9-5v15q-4 4-9 5z',
  ),
  area('ink', hair[at % 4]!),
  lines('ink', 1.5, 'M63 40q4-3 7 0M80 40q4-3 7 0M71 58h8'),
]
