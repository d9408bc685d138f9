import { numbersFrom } from '../../library/art/seed.ts'
import { area, boxes, lattice, lines, ring } from '../../library/art/shapes.ts'
import type { Drawing } from '../../library/drawing.ts'

const wall = 6
const fine = 2
const butt = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' } as const

/** Returns hatch lines at 45° within a box. */
const hatch = (x: number, y: number, width: number, height: number, gap = 18): string => {
  const count = Math.ceil((width + height) / gap)
  return Array.from({ length: count }, (_none, at) => {
    const reach = (at + 1) * gap
    const [x1, y1] = reach <= height ? [x, y + reach] : [x + reach - height, y + height]
    const [x2, y2] = reach <= width ? [x + reach, y] : [x + width, y + reach - width]
    return x1 <= x + width && y2 <= y + height ? `M${x1} ${y1}L${x2} ${y2}` : ''
  }).join('')
}

/** Returns a sheet of a plan, larger than its frame: walls, door arcs, stairs, one hatched room, dimension lines. */
export const plan = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const [split, cross] = [380 + Math.round(next() * 8) * 16, 260 + Math.round(next() * 5) * 16]
  const right = 900 - split
  const treads = Array.from({ length: 9 }, (_none, at) => `M${split + 40 + at * 22} ${cross}v-120`).join('')
  return {
    width: 900,
    height: 620,
    shapes: [
      area('art-1', boxes([0, 0, 900, 620])),
      area('paper', boxes([96, 84, 820, 560])),
      lines('mark', fine, hatch(96, cross, split - 96, 620 - cross), butt),
      lines('line', fine, treads + `M${split + 40} ${cross - 60}h196`, butt),
      lines(
        'ink',
        wall,
        `M920 84H96v120M96 290v340M${split} 84v${cross - 190}M${split} ${cross - 24}V640M96 ${cross}h90M270 ${cross}H${split}M${split} ${cross}h${right - 160}M${split + right - 74} ${cross}h80`,
        butt,
      ),
      lines(
        'ink',
        fine,
        `M96 204h86a86 86 0 01-86 86M186 ${cross}v84a84 84 0 0084-84M${split} ${cross - 106}h-82a82 82 0 0082 82M${split + right - 160} ${cross}v86a86 86 0 0086-86`,
        butt,
      ),
      lines('art-3', fine, `M96 44h804M96 34v20M${split} 34v20M44 84v540M34 84h20M34 ${cross}h20`, butt),
      lines(
        'art-3',
        fine,
        `M${split + 90} ${cross + 90}h170v110H${split + 90}zM${split + 110} ${cross + 110}h130v70H${split + 110}z`,
        butt,
      ),
      area('card', boxes([150, 130, 130, 70])),
      lines('art-3', fine, 'M150 130h130v70H150zM150 165h130', butt),
      ring('ink', fine, 830, 150, 36),
      area('ink', 'M830 116l12 56-12-10-12 10z'),
    ],
  }
}

/** Returns the elevation of a row of houses, cropped at both sides, with one hatched facade and a dimension line. */
export const facade = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const shift = Math.round(next() * 6) * 16
  const x = 300 + shift
  return {
    width: 900,
    height: 620,
    shapes: [
      area('art-1', boxes([0, 0, 900, 620])),
      area('art-3', `M-20 250L${x - 160} 130 ${x} 250v330H-20z`),
      area('paper', boxes([x, 110, 300, 470])),
      area('art-3', `M${x - 14} 110h328v-22h-328z`),
      area('card', `M${x + 300} 220l180-90 200 90v360H${x + 300}z`),
      lines('mark', fine, hatch(x, 420, 300, 160), butt),
      area('paper', boxes([x + 110, 440, 84, 140])),
      area(
        'art-3',
        boxes(
          ...lattice([x + 36, 150, 56, 96], 3, 2, 86, 140),
          ...lattice([x + 340, 270, 60, 92], 3, 2, 100, 150),
        ),
      ),
      area('art-1', boxes(...lattice([x - 250, 290, 60, 92], 2, 2, 110, 140))),
      lines('paper', fine, boxes(...lattice([x + 36, 150, 28, 48], 6, 4, 43, 70)), butt),
      lines('ink', wall, `M0 580h900M${x} 580V110h300v470M${x + 110} 580V440h84v140`, butt),
      lines('ink', fine, `M${x + 176} 512v12M${x - 160} 130v-60h34v85M${x + 480} 130v-50h40v74`, butt),
      lines('ink', fine, `M${x} 604h300M${x} 594v20M${x + 300} 594v20`, butt),
    ],
  }
}

/** A plan whose only way on is walled up. */
export const walledUp: Drawing = {
  width: 480,
  height: 600,
  shapes: [
    area('art-1', boxes([0, 0, 480, 600])),
    area('paper', boxes([70, 70, 430, 460])),
    lines('mark', fine, hatch(206, 300, 108, 40, 14), butt),
    lines('ink', wall, 'M490 70H70v460h420M70 320h120M330 320h160', butt),
    lines('ink', fine, 'M190 300h140v40H190zM206 300v40M314 300v40', butt),
    lines('art-3', fine, 'M190 320a140 140 0 01140-140V300', { ...butt, 'stroke-dasharray': '6 8' }),
    lines('art-3', fine, 'M70 34h410M70 24v20M34 70v460M24 70h20M24 320h20M24 530h20', butt),
    lines('ink', fine, 'M260 480v-96M244 402l16-20 16 20'),
    ring('ink', fine, 260, 488, 7),
  ],
}
