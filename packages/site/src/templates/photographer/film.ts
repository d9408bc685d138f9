import { area, boxes, lattice, lines, moved } from '../../library/art/shapes.ts'
import type { Drawing } from '../../library/drawing.ts'
import { disc } from './ground.ts'

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

/** A loupe on strips of film, cropped: under the glass one frame is large, and the pencil has been there. */
export const loupe: Drawing = {
  width: 500,
  height: 500,
  shapes: [
    area('art-1', boxes([0, 0, 500, 500])),
    moved(
      'rotate(-8 250 250)',
      area('ink', boxes([-60, 20, 640, 132], [-60, 176, 640, 132], [-60, 332, 640, 132])),
      area(
        'art-1',
        boxes(...[28, 138, 184, 294, 340, 450].flatMap((y) => lattice([-48, y, 12, 7], 22, 1, 28, 0))),
      ),
      area('art-2', boxes(...[44, 200, 356].flatMap((y) => lattice([-44, y, 116, 84], 5, 1, 126, 0)))),
      area(
        'art-3',
        'M-44 128l40-40 40 20 36-28v48zM82 44h60v84H82zM460 44h40l30 84h-70zM-44 200h50l30 84h-80zM460 356h116v40l-60-18-56 30zM-44 440v-40l60-14 56 26v28zM82 356h116l-60 84H82z',
      ),
    ),
    area('ink', disc(286, 262, 172)),
    area('art-2', disc(286, 262, 156)),
    area('art-1', 'M150 184a156 156 0 0 1 100-74l60 302a156 156 0 0 1-150-60z'),
    area('art-3', 'M246 412c-4-40 8-58 44-70l8-26 44-4 12 26c34 6 60 20 68 34a156 156 0 0 1-176 40z'),
    area(
      'ink',
      'M262 214c4-70 110-82 128-8 8 40-4 66-30 90l4 30-44 10-4-36c16-10 22-22 18-34-14 2-18-16-10-28-24-6-44-14-62-24z',
    ),
    area(
      'paper',
      'M262 214c-4 12-4 18-6 24l-14 24c-2 6 2 8 10 10l-2 10c-4 4-2 8 2 10-2 6 0 8 2 12-2 10 2 20 16 22 22 2 34-2 44-16l2-20c16-10 22-22 18-34-14 2-18-16-10-28-24-6-44-8-62-14z',
    ),
    area(
      'art-3',
      'M318 312l-4-20c14-10 20-22 16-34-8-2-12-6-14-12-8 18-22 22-20 44-2 16-8 30-22 37 22 2 34-2 44-15z',
    ),
    lines('paper', 9, 'M158 306a136 136 0 0 1 26-132M204 152a136 136 0 0 1 20-14'),
    lines('art-3', 4, 'M124 262a162 162 0 0 0 324 0', { 'stroke-dasharray': '2 9' }),
    area('mark', 'M392 470l90-104 40 34-90 104z'),
    area('ink', 'M392 470l-22 52 62-18z'),
    lines('art-1', 3, 'M408 478l86-98'),
  ],
}
