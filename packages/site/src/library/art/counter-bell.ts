import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lines } from './shapes.ts'

/** The bell on a counter, larger than its frame. */
export const counterBell: Drawing = {
  width: 800,
  height: 800,
  shapes: [
    area('art-2', boxes([0, 0, 800, 800])),
    lines(
      'paper',
      7,
      'M400 96V20M290 118l-30-72M510 118l30-72M196 176l-60-54M604 176l60-54M128 262l-80-30M672 262l80-30',
    ),
    area('art-1', boxes([0, 610, 800, 190])),
    area('ink', 'M120 560a280 330 0 01560 0z'),
    area('mark', 'M150 530a250 290 0 01500 0z'),
    area('paper', 'M214 470q26-126 124-176-66 92-74 176z'),
    lines('ink', 6, 'M470 300q80 60 96 170M520 290q92 76 104 180M430 280q50 80 56 190'),
    area('ink', boxes([376, 190, 48, 60])),
    disk('ink', 400, 176, 34),
    area('ink', 'M70 560h660v50H70z'),
    area('art-3', 'M110 610h580v42H110z'),
    lines('ink', 5, 'M0 700h210M270 700h400M730 700h70M60 748h300M430 748h290'),
  ],
}
