import { area, boxes, disk, lines, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'
import { onCircle } from './gauges.ts'

const [width, height] = [600, 450]
const scene = (...shapes: Shape[]): Drawing => ({
  width,
  height,
  shapes: [area('art-1', boxes([0, 0, width, height])), ...shapes],
})

const dots = (
  role: string,
  x: number,
  y: number,
  r: number,
  size: number,
  from: number,
  count: number,
): Shape[] =>
  Array.from({ length: count }, (_none, at) =>
    disk(role, ...onCircle(x, y, r, from + (at * 360) / count), size),
  )

/** Disc and caliper with the wheel off, under the edge of the fender. */
export const brake: Drawing = scene(
  area('ink', 'M0 0h600v450h-38A290 290 0 0028 190L0 196z'),
  lines('art-3', 46, 'M330-20L300 240', { 'stroke-linecap': 'butt' }),
  disk('art-3', 280, 252, 216),
  disk('paper', 280, 252, 204),
  ...dots('art-3', 280, 252, 178, 7, 4, 16),
  ...dots('art-3', 280, 252, 150, 7, 15, 16),
  area('art-2', 'M402 62a226 226 0 0186 278l-98-44a120 120 0 00-44-146z'),
  area('ink', 'M396 150a152 152 0 0140 152l-22-10a128 128 0 00-34-124z'),
  disk('ink', 446, 148, 13),
  disk('ink', 476, 260, 13),
  disk('art-3', 280, 252, 112),
  disk('ink', 280, 252, 42),
  ...dots('paper', 280, 252, 76, 14, 20, 5),
  ring('ink', 4, 280, 252, 100),
  lines('ink', 4, 'M90 210q-12 50 4 104'),
)

/** Tire cropped by the picture, with a gauge in its tread. */
export const tire: Drawing = scene(
  area('art-3', boxes([0, 396, 600, 54])),
  ring('ink', 40, 280, 436, 372, { pathLength: 600, 'stroke-dasharray': '8.2 4.3' }),
  disk('ink', 280, 436, 366),
  ring('art-3', 4, 280, 436, 322),
  ring('art-3', 4, 280, 436, 276),
  ring('paper', 7, 280, 436, 299, {
    pathLength: 100,
    'stroke-dasharray': '9 3 4 3 2 200',
    'stroke-dashoffset': -63,
  }),
  disk('art-1', 280, 436, 250),
  disk('art-3', 280, 436, 232),
  area(
    'paper',
    [-66, -22, 22, 66]
      .map((angle) => {
        const corner = (r: number, off: number) => onCircle(280, 436, r, angle + off).join(' ')
        return `M${corner(80, -24)}L${corner(222, -7)}L${corner(222, 9)}L${corner(80, 26)}z`
      })
      .join(''),
  ),
  disk('ink', 280, 436, 62),
  area('art-2', 'M392-20h52l-6 112h-40z'),
  area('ink', 'M402 92h30v14h-8v40h-14v-40h-8zM384 4h68v12h-68z'),
  lines('art-2', 9, 'M212 226l-14-34'),
)

/** Worn pad next to a new one, seen from their edges, on a rule. */
export const pads: Drawing = scene(
  area('art-3', boxes([0, 336, 600, 114])),
  area('ink', 'M40 96h40v-34h34v34h26v240H40zM290 40h40V-10h34v50h26v296H290z'),
  area('art-2', boxes([140, 118, 26, 218], [390, 62, 148, 274])),
  area('ink', boxes([456, 62, 10, 274])),
  area('art-3', boxes([58, 130, 8, 176], [310, 78, 8, 222])),
  area('paper', 'M-10 372h620v52H-10z'),
  lines(
    'ink',
    6,
    'M40 372v40M90 372v24M140 372v40M190 372v24M240 372v40M290 372v24M340 372v40M390 372v24M440 372v40M490 372v24M540 372v40M590 372v24',
    { 'stroke-linecap': 'butt' },
  ),
  lines('mark', 6, 'M140 346v52M166 346v52M390 346v52M538 346v52', { 'stroke-linecap': 'butt' }),
  lines('paper', 4, 'M190 300l34-6M200 322l20 2'),
)

/** Spring around its damper, cropped above and below. */
export const spring: Drawing = scene(
  area('ink', 'M0 0h600v56L420 92H180L0 40z'),
  area('art-3', 'M262 70h76v250h-76z'),
  area('paper', 'M284 70h14v250h-14z'),
  area('ink', 'M244 300h112v160H244z'),
  lines('art-2', 30, 'M196 120l208 44M196 184l208 44M196 248l208 44M196 312l208 44'),
  lines('ink', 6, 'M196 96l208 44M196 160l208 44M196 224l208 44M196 288l208 44', {
    'stroke-linecap': 'butt',
  }),
  area('art-3', 'M150 352h300l30 40H120z'),
  area('ink', 'M-10 410l250-36v60L-10 470zM360 404h250v60H360z'),
  disk('paper', 300, 424, 30),
  disk('ink', 300, 424, 13),
  lines('art-3', 5, 'M60 430l120-18M430 434h110'),
)

/** Battery with clamps on its terminals, one of them eaten by salt. */
export const battery: Drawing = scene(
  area('ink', 'M-10 190h620v270H-10z'),
  area('art-3', 'M24 146h600v56H-10z'),
  area('paper', boxes([40, 268, 250, 120])),
  area('mark', boxes([40, 268, 64, 120])),
  lines('ink', 6, 'M128 300h120M128 328h140M128 356h70', { 'stroke-linecap': 'butt' }),
  area('paper', 'M96 108h60v50H96zM392 108h60v50h-60z'),
  lines('art-2', 36, 'M124 92q-20-130-190-120'),
  lines('ink', 36, 'M422 92q20-110 220-80'),
  area('art-2', 'M78 84h100l14 48H64z'),
  area('ink', 'M372 84h104l14 48H358z'),
  disk('paper', 124, 108, 13),
  disk('art-3', 424, 108, 13),
  area('paper', 'M344 160q2-26 22-22 8-22 28-12 16-14 30 2 22-10 30 8 26-6 26 24z'),
  lines('art-3', 6, 'M330 268h220M330 308h220M330 348h220M330 388h220', { 'stroke-linecap': 'butt' }),
)

/** Oil filter, and a dipstick with its level between two marks. */
export const oil: Drawing = scene(
  area('art-3', 'M0 350h600v100H0z'),
  area('ink', 'M60 84h238l14 320H46z'),
  area('art-3', 'M46 60h266v54H46z'),
  lines('art-3', 5, 'M92 140l-4 240M132 140l-3 240M178 140v240M224 140l3 240M264 140l4 240', {
    'stroke-linecap': 'butt',
  }),
  area('paper', 'M54 216h250l4 84H50z'),
  area('mark', 'M54 216h90l-20 84H50z'),
  lines('art-2', 20, 'M450 96a34 34 0 11.1 0'),
  lines('ink', 12, 'M450 98v210', { 'stroke-linecap': 'butt' }),
  area('ink', 'M432 290h36v120l-18 30-18-30z'),
  lines('paper', 5, 'M432 320h36M432 392h36', { 'stroke-linecap': 'butt' }),
  area('art-2', 'M432 346h36v64l-18 30-18-30z'),
  area('ink', 'M500 420q40-24 130-12v42H470z'),
)

/** Car on a lift with a lamp under it, cropped at the axle. */
export const lift: Drawing = scene(
  area('art-3', boxes([44, -10, 66, 470])),
  area('ink', boxes([44, -10, 14, 470])),
  area('paper', 'M372 420L250 196h270z'),
  area('ink', 'M96 120q4-60 60-72l44-90h420v230H500a74 74 0 00-148 0H150q-54-6-54-68z'),
  area('art-1', 'M228-10l-32 62h190V-10zM402-10v62h210V-10z'),
  area('art-2', 'M96 104h30v26H94z'),
  disk('ink', 426, 206, 84),
  disk('art-3', 426, 206, 56),
  disk('art-1', 426, 206, 42),
  disk('ink', 426, 206, 15),
  lines('art-3', 15, 'M150 204h40'),
  area('art-3', 'M186 188h104v34H186z'),
  area('art-2', 'M70 238h190v30H70zM242 222h34v18h-34z'),
  area('ink', 'M340 414h66v46h-66z'),
  area('art-3', boxes([0, 436, 600, 14])),
  lines('ink', 5, 'M406 440q90 4 210-16'),
)

/** Open-end wrench, upright, from the middle of its handle. */
const wrench = (role: string, x: number, y: number, size: number): Shape => {
  const s = (value: number): number => Math.round(value * size)
  return area(
    role,
    `M${x - s(14)} ${y}v-${s(150)}q-${s(34)}-${s(18)}-${s(34)}-${s(54)}q0-${s(36)} ${s(30)}-${s(56)}v${s(58)}l${s(18)} ${s(14)} ${s(18)}-${s(14)}v-${s(58)}q${s(30)} ${s(20)} ${s(30)} ${s(56)}q0 ${s(36)}-${s(34)} ${s(54)}v${s(330)}h-${s(28)}z`,
  )
}

/** Wall of wrenches by size; the place of one is empty. */
export const tools: Drawing = {
  width: 600,
  height: 750,
  shapes: [
    area('art-1', boxes([0, 0, 600, 750])),
    area('art-3', boxes([0, 590, 600, 160])),
    area('ink', boxes([0, 590, 600, 16])),
    wrench('ink', 70, 400, 1.35),
    wrench('ink', 200, 380, 1.18),
    wrench('paper', 316, 362, 1.02),
    wrench('ink', 420, 344, 0.88),
    wrench('ink', 510, 330, 0.76),
    wrench('ink', 588, 318, 0.66),
    area('mark', 'M250 600l20-50h220l36 50z'),
    area('ink', boxes([320, 520, 110, 12], [320, 520, 12, 32], [418, 520, 12, 32])),
    lines('ink', 5, 'M0 660h220M260 690h300M60 720h180', {}),
  ],
}

/** Returns tire tracks and stripes of paint on asphalt, as the lower edge of a title; `seed` moves the paint. */
export const tracks = (seed: number): Drawing => {
  const zigzag = (y: number) => `M0 ${y}${'l26 12 26-12'.repeat(50)}`
  const paint = Array.from({ length: 9 }, (_none, at) => {
    const x = 90 + at * 290 + ((seed * 97 + at * 61) % 130)
    const wide = [16, 84, 34][(seed + at) % 3]!
    return `M${x + 35} 0h${wide}l-35 96h-${wide}z`
  })
  return {
    width: 2600,
    height: 96,
    shapes: [
      area('art-1', boxes([0, 0, 2600, 96])),
      lines('ink', 15, 'M0 17h2600M0 79h2600', { 'stroke-dasharray': '38 14', 'stroke-linecap': 'butt' }),
      lines('ink', 12, zigzag(30) + zigzag(54), { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' }),
      area('mark', paint.join('')),
    ],
  }
}
