import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lines } from './shapes.ts'

const width = 600
const height = 400

/** A room with a window as it is found: bare boards, a crack, boxes. */
export const roomBefore: Drawing = {
  width,
  height,
  shapes: [
    area('line', boxes([0, 0, width, height])),
    area('art-1', 'M0 0h340l-40 120 60 70-80 100H0z'),
    area('art-3', boxes([0, 300, width, 100])),
    area('paper', boxes([340, 50, 170, 170])),
    lines('ink', 9, 'M340 50h170v170H340zM424 50v170'),
    lines('ink', 3, 'M344 214l38-60-12-30 44-70M120 0l26 62-30 44 38 80'),
    lines('paper', 3, 'M0 336h190M230 336h370M0 370h420M470 370h130'),
    area('ink', 'M210 336l60-8 20 40-70 6z'),
    area('art-2', 'M30 214h120v96H30z'),
    area('art-2', 'M70 156l92-14 10 66-92 10z'),
    lines('ink', 4, 'M30 214h120v96H30zM90 214v40M70 156l92-14 10 66M520 396l50-210'),
  ],
}

/** The same room when it is done. */
export const roomAfter: Drawing = {
  width,
  height,
  shapes: [
    area('art-1', boxes([0, 0, width, height])),
    area('paper', 'M340 50h170v170L300 400H60l280-180z'),
    area('art-3', 'M0 300h214L60 400H0zM416 300h184v100H300z'),
    area('art-1', 'M214 300h202L300 400H60z'),
    disk('mark', 460, 102, 30),
    area('art-3', 'M344 182c50-34 100-30 162-8v42H344z'),
    lines('ink', 9, 'M340 50h170v170H340zM424 50v170'),
    lines('ink', 4, 'M0 300h600'),
    area('art-2', 'M40 204h150v22H40zM52 226h14v84H52zM164 226h14v84h-14z'),
    area('ink', boxes([40, 204, 150, 6])),
    area('mark', 'M92 164h44l-8 40h-28z'),
    lines(
      'ink',
      4,
      'M114 164V96M114 132c-24-4-32-22-30-42 22 6 32 20 30 42M114 118c20-4 28-20 26-38-20 6-28 18-26 38',
    ),
  ],
}
