import { area, boxes, lattice, lines } from '../../library/art/shapes.ts'
import type { Drawing } from '../../library/drawing.ts'
import { disc } from './light.ts'

const blades = Array.from({ length: 7 }, (_none, at) => {
  const point = (r: number, turn: number): string => {
    const angle = ((at + turn) * 2 * Math.PI) / 7
    return `${Math.round(250 + r * Math.cos(angle))} ${Math.round(270 + r * Math.sin(angle))}`
  }
  return `M${point(74, 0)}L${point(206, 1.55)}`
}).join('')

/** A lens from the front, cropped: rings, blades, and a window in the glass. */
export const lens: Drawing = {
  width: 400,
  height: 500,
  shapes: [
    area('art-1', boxes([0, 0, 400, 500])),
    area('ink', disc(250, 270, 262)),
    area('art-3', disc(250, 270, 226)),
    area('ink', disc(250, 270, 206)),
    lines('art-2', 3, blades),
    area('art-3', disc(250, 270, 72)),
    area('paper', 'M150 150l70-26 8 60-68 22zM232 120l44-10 4 58-42 12z'),
    lines('art-1', 4, 'M40 150A244 244 0 0160 420', { 'stroke-dasharray': '2 14' }),
    area('mark', disc(64, 122, 9)),
  ],
}

/** A strip of film whose frame is empty, with its number at the edge and a ring that found nothing. */
export const blankFrame: Drawing = {
  width: 640,
  height: 800,
  shapes: [
    area('ink', boxes([0, 0, 640, 800])),
    area(
      'paper',
      boxes(...lattice([22, 26, 44, 62], 1, 8, 0, 102), ...lattice([574, 26, 44, 62], 1, 8, 0, 102)),
    ),
    area('art-3', boxes([104, -20, 432, 130], [104, 700, 432, 130])),
    area('art-2', 'M104-20h432v66L104 90zM104 830V760l180-36 252 50v56z'),
    area('paper', boxes([104, 136, 432, 538])),
    lines(
      'art-2',
      7,
      'M246 388l-42 66h56M246 420v66M296 400q0-22 24-22t24 22v66q0 22-24 22t-24-22zM420 388l-42 66h56M420 420v66',
      { 'stroke-linejoin': 'miter' },
    ),
    lines(
      'mark',
      8,
      'M188 250C120 300 120 520 190 596c60 60 210 60 264-6 60-78 56-262-8-338-50-56-190-66-276 26',
    ),
  ],
}
