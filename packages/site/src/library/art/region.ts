import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lines, ring } from './shapes.ts'

/** A place between a river and its roads, from above, cropped by the frame. */
export const region: Drawing = {
  width: 900,
  height: 900,
  shapes: [
    area('art-1', boxes([0, 0, 900, 900])),
    area(
      'art-3',
      'M-20 640C140 600 210 700 360 690S600 560 920 600V760C700 700 560 820 380 830S120 760-20 800z',
    ),
    area(
      'paper',
      'M40 60h190v150H40zM40 250h120v170H40zM620 60h240v120H620zM700 330h160v150H700zM520 780h120v120H520z',
    ),
    area('art-2', 'M270 90l170-20 20 150-150 40zM200 460l140-30 30 120-140 40zM640 220l90-10 20 80-100 20z'),
    lines(
      'paper',
      26,
      'M-20 300C180 320 300 260 470 330S740 300 920 240M470 330C440 520 500 640 470 920M470 330C520 220 500 100 540-20',
    ),
    lines(
      'paper',
      12,
      'M-20 540C120 500 260 560 462 520S760 500 920 540M180-20C170 160 260 300 240 450S150 700 170 920M740-20C700 200 780 420 720 560S760 800 740 920',
    ),
    lines('line', 3, 'M470 330C440 520 500 640 470 920M-20 300C180 320 300 260 470 330S740 300 920 240', {
      'stroke-dasharray': '14 12',
    }),
    disk('paper', 470, 330, 46),
    ring('ink', 10, 470, 330, 46),
    disk('mark', 470, 330, 22),
  ],
}
