import { area, boxes, disk, lines } from '../../library/art/shapes.ts'
import { numbersFrom } from '../../library/art/seed.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'
import { chatter, cut, fan } from './linocut.ts'

const around =
  (cx: number, cy: number, clear: number, reach: number) =>
  (x: number, y: number): number | undefined => {
    const away = Math.hypot(x - cx, y - cy)
    return away > clear && away < reach ? (Math.atan2(y - cy, x - cx) * 180) / Math.PI + 90 : undefined
  }

/** Tomatoes on the vine, one cut open, larger than their frame. */
export const tomato = (seed: number): Drawing => {
  const lobes = [-64, -40, -14, 14, 42, 70]
  return {
    width: 800,
    height: 1000,
    shapes: [
      area('art-1', boxes([0, 0, 800, 1000])),
      area('paper', chatter({ width: 800, height: 1000, step: 96, angle: around(470, 430, 400, 900), seed })),
      area('art-2', 'M480 130c120-60 330-10 390 190s-20 400-190 470-420 20-500-150 20-450 300-510z'),
      area(
        'art-1',
        lobes
          .map((angle, at) =>
            cut(
              478 + angle * 1.2,
              250 + Math.abs(angle),
              90 - angle * 0.9,
              420 - Math.abs(angle) * 2,
              11,
              at < 3 ? 46 - at * 20 : 6 - at * 18,
            ),
          )
          .join('') +
          fan({
            x: 500,
            y: 420,
            from: 250,
            length: 84,
            width: 8,
            angles: [20, 160],
            count: 13,
            seed: seed + 3,
          }) +
          cut(270, 320, 118, 190, 20, 30),
      ),
      area(
        'art-3',
        'M474 236c-60-40-150-40-214 14 70-6 120 6 158 34-50 22-84 66-90 130 44-56 92-84 142-92 6 56 44 100 110 126-26-54-30-96-14-136 60-4 116 18 160 62-12-70-56-116-126-132 30-36 76-56 130-58-70-38-142-32-200 24-6-60 6-124 40-188l-46-26c-38 78-56 160-50 242z',
      ),
      area(
        'art-1',
        cut(300, 246, 12, 140, 5, -12) +
          cut(352, 372, -42, 130, 5, 6) +
          cut(500, 330, 62, 110, 5) +
          cut(560, 296, 32, 120, 5, 6) +
          cut(690, 206, 164, 130, 5, 8) +
          cut(498, 196, -72, 170, 5, 8),
      ),
      disk('art-2', 130, 850, 270),
      disk('art-1', 130, 850, 232),
      area(
        'art-2',
        [20, 92, 164, 236, 308]
          .map((angle) => {
            const turn = (angle * Math.PI) / 180
            return cut(130 + Math.cos(turn) * 40, 850 + Math.sin(turn) * 40, angle, 176, 92)
          })
          .join(''),
      ),
      area(
        'paper',
        [20, 92, 308]
          .flatMap((angle) =>
            [70, 112, 150].map((away, at) => {
              const turn = ((angle + (at % 2 ? 9 : -8)) * Math.PI) / 180
              return cut(130 + Math.cos(turn) * away, 850 + Math.sin(turn) * away, angle, 36, 13)
            }),
          )
          .join('') +
          fan({ x: 130, y: 850, from: 244, length: 20, width: 4, angles: [-100, 30], count: 14, seed }),
      ),
    ],
  }
}

const slice = (cx: number, cy: number, r: number, seed: number): Shape[] => {
  const next = numbersFrom(seed)
  const turned = next() * 36
  const segments = Array.from({ length: 10 }, (_none, at) => turned + at * 36)
  const wedge = (angle: number): string => {
    const [one, two] = [angle - 15, angle + 15].map((each) => (each * Math.PI) / 180) as [number, number]
    const at = (turn: number, away: number): string =>
      `${Math.round(cx + Math.cos(turn) * away)} ${Math.round(cy + Math.sin(turn) * away)}`
    const middle = (angle * Math.PI) / 180
    return `M${at(middle, r * 0.1)}L${at(one, r * 0.72)}Q${at(middle, r * 0.86)} ${at(two, r * 0.72)}z`
  }
  return [
    disk('mark', cx, cy, r),
    disk('paper', cx, cy, r * 0.9),
    area('mark', segments.map(wedge).join('')),
    area(
      'paper',
      segments
        .map((angle, at) =>
          fan({
            x: cx,
            y: cy,
            from: r * 0.3,
            length: r * 0.34,
            width: r * 0.012,
            angles: [angle - 8, angle + 8],
            count: 3,
            seed: seed + at,
          }),
        )
        .join(''),
    ),
    area(
      'paper',
      fan({
        x: cx,
        y: cy,
        from: r * 0.92,
        length: r * 0.06,
        width: r * 0.008,
        angles: [0, 350],
        count: 26,
        seed,
      }),
    ),
    area(
      'ink',
      [1, 4, 6]
        .map((at) => {
          const turn = ((segments[at] ?? 0) * Math.PI) / 180
          return cut(
            cx + Math.cos(turn) * r * 0.2,
            cy + Math.sin(turn) * r * 0.2,
            segments[at] ?? 0,
            r * 0.15,
            r * 0.045,
          )
        })
        .join(''),
    ),
  ]
}

/** Half a lemon, cropped, with its leaf. */
export const lemon = (seed: number): Drawing => ({
  width: 800,
  height: 800,
  shapes: [
    area('art-3', boxes([0, 0, 800, 800])),
    area('art-1', chatter({ width: 800, height: 800, step: 90, angle: around(330, 470, 430, 1000), seed })),
    ...slice(330, 470, 400, seed),
    area('paper', 'M430 120C520-10 700-40 840 10v170C700 260 540 240 430 120z'),
    area(
      'art-3',
      cut(440, 120, -2, 420, 7, -16) +
        fan({ x: 560, y: 110, from: 20, length: 100, width: 6, angles: [-70, -10], count: 3, seed }) +
        fan({ x: 560, y: 124, from: 20, length: 90, width: 6, angles: [20, 70], count: 3, seed }),
    ),
  ],
})

const sardine = (x: number, y: number, seed: number): Shape[] => {
  const next = numbersFrom(seed)
  const move = (d: string): string => `M${x} ${y}${d}`
  const scales = Array.from({ length: 15 }, (_none, at) => {
    const [row, column] = [at % 3, Math.floor(at / 3)]
    return cut(x + 262 + column * 84 + row * 30, y - 44 + row * 38 + next() * 8, 100 + next() * 12, 34, 6, 9)
  })
  return [
    area(
      'ink',
      move(
        'c60-70 150-110 300-112s300 20 470 88l150-74c-10 60-30 90-44 104 14 30 30 60 40 112l-146-86c-150 68-300 88-450 80s-250-52-320-112z',
      ),
    ),
    area('art-3', `M${x + 150} ${y - 74}c110-40 360-34 600 40-200-30-420-30-640 20 6-22 20-42 40-60z`),
    area('paper', scales.join('')),
    area(
      'paper',
      cut(x + 172, y - 84, 100, 168, 9, -34) +
        cut(x + 206, y - 92, 98, 186, 6, -34) +
        cut(x + 30, y + 12, 8, 90, 5, 6),
    ),
    disk('paper', x + 104, y - 26, 26),
    disk('ink', x + 104, y - 26, 13),
    area(
      'paper',
      [-34, -16, 0, 16, 32].map((angle) => cut(x + 800, y + 6 + angle * 0.4, angle * 1.1, 96, 5)).join(''),
    ),
    area(
      'ink',
      move('m400 -108c40-50 90-66 150-60-20 30-30 54-30 74z') +
        move('m430 106c30 40 70 54 120 50-18-24-24-42-24-58z'),
    ),
  ]
}

/** Sardines side by side on a cloth, a slice of lemon next to them. */
export const sardines = (seed: number): Drawing => ({
  width: 1200,
  height: 800,
  shapes: [
    area('art-2', boxes([0, 0, 1200, 800])),
    area('paper', boxes([0, 90, 1200, 10], [0, 116, 1200, 4], [0, 690, 1200, 10], [0, 716, 1200, 4])),
    area('paper', 'M-80 400C-80 180 220 150 640 150s720 60 720 250-280 260-720 260S-80 610-80 400z'),
    area('art-1', 'M-20 400c0-180 240-200 660-200s640 50 640 200-240 210-640 210S-20 580-20 400z'),
    ...sardine(150, 330, seed),
    ...sardine(-40, 520, seed + 1),
    disk('mark', 1040, 640, 150),
    disk('paper', 1040, 640, 132),
    area(
      'mark',
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((angle) => {
          const turn = ((angle + seed) * Math.PI) / 180
          return cut(1040 + Math.cos(turn) * 18, 640 + Math.sin(turn) * 18, angle + seed, 100, 38)
        })
        .join(''),
    ),
  ],
})

/** Fork on a striped napkin, its handle cropped by the frame. */
export const fork = (seed: number): Drawing => ({
  width: 800,
  height: 1000,
  shapes: [
    area('art-2', boxes([0, 0, 800, 1000])),
    area(
      'art-1',
      chatter({
        width: 800,
        height: 1000,
        step: 92,
        angle: (x, y) => (x + y * 0.2 > 640 || x + y * 0.2 < 250 ? 78 : undefined),
        seed,
      }),
    ),
    area('paper', 'M230-20l360 10 60 1040-560-20z'),
    lines('art-3', 12, 'M290-20L184 1010M540-20l50 1040'),
    lines('art-3', 4, 'M318-20L222 1010M512-20l44 1040'),
    area(
      'ink',
      'M262 110c-14 110-20 190 2 250 16 44 52 70 96 84l-24 600h150l-34-602c42-14 76-42 90-86 18-58 8-138-12-250l-44-2 6 210c0 22-30 22-32 0l-16-214h-44l-6 214c-2 22-34 22-34 0l-4-212h-44l-10 212c-2 20-32 20-32 0l12-206z',
    ),
    area(
      'paper',
      cut(392, 500, 92, 520, 9) +
        cut(432, 560, 88, 420, 5) +
        cut(296, 330, 58, 110, 8, -8) +
        cut(318, 318, 60, 90, 5, -8) +
        fan({ x: 410, y: 430, from: 20, length: 60, width: 4, angles: [200, 340], count: 7, seed }),
    ),
  ],
})
