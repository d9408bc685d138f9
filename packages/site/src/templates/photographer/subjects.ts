import { area, boxes, lines, moved } from '../../library/art/shapes.ts'
import type { Shape } from '../../library/drawing.ts'
import { disc, ground } from './ground.ts'

/** Two people from behind, under one umbrella in the rain. */
export const backs = (at: number): readonly Shape[] => [
  ground('art-1'),
  area('art-2', 'M-80 70L30 58l90 4 110-10v120H-80z'),
  lines(
    'art-3',
    1,
    'M6 4L0 22M22 26l-6 18M2 52l-6 18M34-8l-5 15M18 66l-5 16M140-4l-6 18M146 32l-6 18M128 66l-5 16M148 76l-6 18M-14 30l-6 18M164 10l-6 18',
  ),
  area('art-3', 'M22 150C24 92 32 76 44 73l6-5 9 3c14 4 22 20 24 79z'),
  area('ink', 'M70 150c0-60 6-76 17-80l7-6 9 4c16 6 22 24 24 82z'),
  area('paper', 'M41 70q11 7 21 1l1 7q-4 2-7 2l1 20-9 1-1-21q-5-1-8-3z'),
  area(
    'ink',
    at % 2
      ? `M40 59c0-15 22-17 24-2 1 9-4 16-12 16s-12-6-12-14z${disc(49, 45, 5)}`
      : 'M39 58c0-15 24-17 25 0l2 22H38z',
  ),
  area('art-2', 'M84 62h14v9q-7 6-14 0z'),
  area('art-3', 'M80 52c0-15 22-15 22 0 0 8-2 15-11 15s-11-7-11-15z'),
  lines('ink', 2.5, 'M77-6V82'),
  area(
    'ink',
    'M10 46C14 6 50-12 79-6c30 2 58 26 61 56-9-8-19-8-27 1-9-10-23-11-33-3-11-9-24-9-33-1-10-8-26-8-37-1z',
  ),
  lines('art-3', 1, 'M79-6C64 8 50 26 47 47M79-6q5 26 1 54M79-6c18 14 32 34 34 57'),
]

/** Shoes of a family below a coat, in the light of a window; the small boot has fallen over. */
export const hall = (at: number): readonly Shape[] => {
  const boot = 'M0 0h19l2 24c12 2 20 6 20 16H1C-2 26 2 14 0 0z'
  return [
    ground('art-1'),
    area('art-2', boxes([-80, 62, 310, 120])),
    lines('art-3', 1, 'M-80 74h310M-80 90h310M20 62v12M96 74v16M46 90v20'),
    area(
      'paper',
      `${boxes([-80, 56, 310, 6])}M${10 + at * 8} 62h30l26 50h-40zM${48 + at * 8} 62h26l40 50H${80 + at * 8}z`,
    ),
    area('art-3', 'M100-60h40l8 104q-24 8-54 2zM136-20l22 52-10 6-14-30z'),
    lines('ink', 1.5, 'M120-60l2 104M128 8v14'),
    moved('translate(24 32)', area('art-3', boot)),
    moved('translate(14 37)', area('ink', boot), lines('art-2', 1.5, 'M5 10l14-1M6 17l14-1M2 36h36')),
    area('art-3', 'M70 62c5 5 11 4 15-2 5 8 15 9 22 13 4 2 5 6 5 9H69c-2-7-1-14 1-20z'),
    area(
      'ink',
      `${boxes([68, 80, 45, 3])}M62 68c5 5 11 4 15-2 5 8 15 9 22 13 4 2 5 6 5 9H61c-2-7-1-14 1-20z`,
    ),
    lines('paper', 1.2, 'M80 74l5-4M85 77l5-4M90 79l4-3'),
    moved('translate(140 70) rotate(82) scale(.55)', area('ink', boot)),
    moved('translate(112 68) scale(.55)', area('paper', boot), lines('art-3', 3, 'M1 6h18M2 38h38')),
  ]
}

/** A bottle and a pear at the edge of a cloth; their shadows turn. */
export const bottleAndPear = (at: number): readonly Shape[] => {
  const far = 176 - (at % 4) * 8
  return [
    ground('art-1'),
    area('art-2', boxes([-80, 60, 310, 120])),
    area('paper', 'M-80 78L34 70l34 24 40 66H-80z'),
    lines('art-1', 2, 'M34 70L20 130M4 73l-12 50'),
    area('art-3', `M56 82L${far} 58l14 4L82 90zM98 88l${far - 84}-14 6 7-96 10z`),
    area('ink', 'M61 2h11v24c9 7 12 12 12 22v40q-18 7-35 0V48c0-10 3-15 12-22z'),
    lines('art-2', 2, 'M55 50v28M61 8h11'),
    area('art-3', 'M64 46h20v22H64z'),
    area(
      'art-3',
      'M108 92c-15 0-21-11-18-22 2-9 8-10 9-18 1-7 4-10 9-10s8 3 9 10c1 8 7 9 9 18 3 11-3 22-18 22z',
    ),
    area(
      'paper',
      `M106 92c-13-1-19-11-16-22 2-9 8-10 9-18 1-7 4-10 8-10-3 9 ${at % 4} 14-3 24-3 9-3 18 2 26z`,
    ),
    lines('ink', 2, 'M108 43q1-8 7-10'),
  ]
}

/** Returns the windows of a wall seen from its foot, as one path. */
const windows = (from: number, to: number, top: number, fall: number, columns: number): string => {
  const at = (u: number, v: number): string => {
    const head = top + fall * u
    return `${Math.round(from + (to - from) * u)} ${Math.round(head + (130 - head) * v)}`
  }
  return Array.from({ length: columns * 4 }, (_none, index) => {
    const [u, v] = [(index % columns) / columns, Math.floor(index / columns) / 4.4]
    const [right, low] = [u + 0.62 / columns, v + 0.14]
    return `M${at(u + 0.16 / columns, v + 0.06)}L${at(right, v + 0.06)} ${at(right, low)} ${at(u + 0.16 / columns, low)}z`
  }).join('')
}

/** Corner of a building against the sky, from the foot of it. */
export const facade = (at: number): readonly Shape[] => [
  ground('art-1'),
  area('paper', disc(128 - at * 6, 12, 9)),
  area('art-3', 'M58-6L-60 52v100H58z'),
  area('ink', 'M58-6L210 60v92H58z'),
  area('ink', windows(58, -30, 0, 44, 3)),
  area('art-2', windows(58, 180, 0, 54, 4)),
  area('paper', at % 2 ? 'M83 43l12 4v15l-12-3z' : 'M114 53l13 5v12l-13-3z'),
  lines('ink', 1.5, 'M40 4v-26M34-14h12M-80 20Q0 4 58 14'),
]

/** Light of a window on a wall, with the shadow of a branch, behind a chair. */
export const wall = (at: number): readonly Shape[] => {
  const x = at * 5
  const row = (y: number): string =>
    [0, 24, 48].map((each) => `M${x + each + y * 0.3} ${y}h20l8 27h-20z`).join('')
  return [
    ground('art-3'),
    area('paper', `${row(-24)}${row(8)}${row(40)}`),
    lines('art-3', 2, `M${x - 6} 62q34-4 56-40t40-34`),
    area(
      'art-3',
      [
        [22, 54],
        [38, 42],
        [48, 22],
        [62, 4],
      ]
        .map(
          ([left, top]) =>
            `M${x + left!} ${top!}q14-10 22-2-8 12-22 2zM${x + left!} ${top!}q-12-4-10-16 12 4 10 16z`,
        )
        .join(''),
    ),
    area('art-2', boxes([-80, 82, 310, 5])),
    area('ink', boxes([-80, 87, 310, 100])),
    area('ink', 'M102 90l4-48q14-5 30 0l6 48 6 60h-8l-5-50h-26l-5 50h-8z'),
    area('art-3', 'M111 48q10-3 20 0l2 12h-23zM109 66h25l2 14h-28z'),
  ]
}

/** The sun going down behind the posts of a pier, in fog; `at` is how far. */
export const pier = (at: number): readonly Shape[] => {
  const posts = [-8, 22, 45, 62, 74, 83]
  return [
    ground('art-1'),
    area('paper', disc(104, 22 + at * 8, 15)),
    area('art-2', 'M-80 50Q-20 34 30 46t80-2 120 4v60H-80z'),
    area('art-3', 'M-80 56h310v110H-80z'),
    area('art-2', 'M-80 84Q20 74 230 88v80H-80z'),
    lines('paper', 2, `M96 60h${18 - at}M92 66h26M98 72h12M86 78h${30 + at}M94 94h22`),
    area(
      'ink',
      posts.map((x, each) => `M${x} ${20 + each * 6}h${9 - each}v${72 - each * 11}h-${9 - each}z`).join(''),
    ),
    area('ink', 'M-80 16L92 52v3L-80 28z'),
    lines('art-3', 2, 'M-6 96l4 14M24 92l3 10M47 88l2 6'),
  ]
}

/** A speaker between two beams, over the heads of those who listen; one of them takes a picture. */
export const speaker = (at: number): readonly Shape[] => {
  const x = (at % 4) * 4
  const heads = [-8, 14, 38, 66, 92, 116, 142]
  return [
    ground('ink'),
    area('art-3', `M${60 + x}-60h16l44 132H8zM150-60h14L116 72H60z`),
    area('art-2', `M${64 + x}-60h8l30 132H40z`),
    area('art-1', boxes([-80, 70, 310, 6])),
    area('art-3', boxes([-80, 76, 310, 90])),
    area('ink', `M${60 + x} 72c0-18 2-26 9-28l6-2 6 2c7 2 9 10 9 28z`),
    area('paper', `${disc(75 + x, 34, 7)}M${71 + x} 44h8l-4 12z`),
    area('paper', `M${82 + x} 52h26l-3 24H${86 + x}z`),
    lines('ink', 1.5, `M${90 + x} 52l-6-8`),
    area(
      'ink',
      heads
        .map((each, index) => {
          const y = 84 + ((index * 3 + at) % 4) * 3
          return `${disc(each, y, 9)}M${each - 17} 150q0-52 17-54 17 2 17 54z`
        })
        .join(''),
    ),
    lines('ink', 5, 'M126 110l3-42'),
    area('art-1', 'M122 54h14v12h-14z'),
    lines(
      'art-2',
      1,
      heads.map((each, index) => `M${each - 7} ${79 + ((index * 3 + at) % 4) * 3}q7-8 14 0`).join(''),
    ),
  ]
}
