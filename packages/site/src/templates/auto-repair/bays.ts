import { area, boxes, disk, lines } from '../../library/art/shapes.ts'
import type { Drawing } from '../../library/drawing.ts'

type Point = readonly [x: number, y: number]

/** Parts of stencil digits on a field of 60 by 100, with the bridges that hold a stencil together. */
const digits: Readonly<Record<string, string>> = {
  '0': 'M27 0v18q-9 4-9 14v36q0 10 9 14v18Q0 96 0 68V32Q0 4 27 0zM33 0q27 4 27 32v36q0 28-27 32V82q9-4 9-14V32q0-10-9-14z',
  '1': 'M24 0h20v46H24V22l-16 8V12zM24 52h20v48H24z',
  '2': 'M0 32Q0 0 30 0t30 30q0 14-8 24l-6 6H22l18-22q2-4 2-8 0-12-12-12T18 32zM20 66h22l-14 16h32v18H0V88z',
  '3': 'M4 0h50v18L36 38q18 6 18 30 0 32-28 32-24 0-26-28h18q0 12 9 12 9 0 9-15 0-13-14-13h-8V40l16-22H4z',
  '4': 'M30 0h18L20 56h16v18H0V58zM42 24h14v32h8v18h-8v26H36V80h6z',
}

/** Returns a digit as a stencil leaves it; `scale` is how tall it is in hundreds. */
const stencil = (digit: string, [x, y]: Point, scale: number): string => {
  const path = digits[digit] ?? ''
  let pen: 'x' | 'y' = 'x'
  let command = ''
  return path.replaceAll(/[a-zA-Z]|-?\d+/g, (part) => {
    if (/[a-zA-Z]/.test(part)) {
      command = part
      pen = part === 'V' || part === 'v' ? 'y' : 'x'
      return part
    }
    const isX = pen === 'x'
    if (!/[HhVv]/.test(command)) pen = isX ? 'y' : 'x'
    const from = /[A-Z]/.test(command) ? (isX ? x : y) : 0
    return ` ${Math.round(from + Number(part) * scale)}`
  })
}

/** Bay that is not the one looked for, seen from above: a car has turned around in it. */
export const wrongBay: Drawing = {
  width: 640,
  height: 800,
  shapes: [
    area('ink', boxes([0, 0, 640, 800])),
    area('art-3', 'M0 0h640v96L0 150z'),
    lines('art-3', 46, 'M130 840V590q0-190 190-190t190 190v320', {
      'stroke-dasharray': '30 12',
      'stroke-linecap': 'butt',
    }),
    lines('art-3', 46, 'M236 840V600q0-84 84-84t84 84v310', {
      'stroke-dasharray': '30 12',
      'stroke-linecap': 'butt',
    }),
    lines('paper', 16, 'M24 820L96 120M616 820L544 84', { 'stroke-linecap': 'butt' }),
    area(
      'mark',
      stencil('4', [128, 160], 1.9) + stencil('0', [262, 156], 1.9) + stencil('4', [396, 150], 1.9),
    ),
    area('paper', 'M290 640h60v70h38l-68 80-68-80h38z'),
    lines('ink', 5, 'M304 660l26 18M312 706l34-12'),
  ],
}

/** Yard of a shop from above: the road, the way in, three bays and the box for keys. */
export const yard: Drawing = {
  width: 640,
  height: 640,
  shapes: [
    area('art-1', boxes([0, 0, 640, 640])),
    area('art-3', 'M-10-10h660v240H-10z'),
    area('ink', boxes([0, 222, 640, 20], [-10, 462, 660, 190])),
    area('paper', boxes([40, 134, 150, 108], [240, 134, 150, 108], [440, 134, 150, 108])),
    area('ink', stencil('1', [94, 150], 0.7) + stencil('2', [294, 150], 0.7) + stencil('3', [494, 150], 0.7)),
    lines('ink', 4, 'M20 40h280M340 40h280M60 80h200'),
    lines('paper', 7, 'M20 506h90M160 506h90M300 506h90M440 506h90M580 506h90', { 'stroke-linecap': 'butt' }),
    lines('paper', 9, 'M440 284v112M520 284v112M600 284v112M430 396h220', { 'stroke-linecap': 'butt' }),
    lines('ink', 14, 'M0 426h200M330 426h310', { 'stroke-linecap': 'butt' }),
    lines('mark', 26, 'M660 536H330q-60 0-60-60V330', { 'stroke-linecap': 'butt' }),
    area('mark', 'M270 262l52 84H218z'),
    area('ink', 'M454 296q26-14 52 0v80q-26 12-52 0z'),
    area('art-1', 'M461 314h38v16h-38zM461 358h38v10h-38z'),
    area('ink', boxes([206, 254, 22, 30])),
    disk('mark', 217, 269, 6),
  ],
}
