import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lattice, lines } from './shapes.ts'

/** Shops of a street in the morning; what matters is in the right half. */
export const street: Drawing = {
  width: 1600,
  height: 760,
  shapes: [
    area('art-1', boxes([0, 0, 1600, 760])),
    disk('paper', 1262, 120, 70),
    area('line', 'M0 420h90v-60l70-56 70 56v60h120v-120h150v460H0zM1010 170l60-48 60 48v200h-120z'),
    area('art-3', 'M430 700V392l165-118 165 118v308z'),
    area('art-2', boxes([760, 190, 300, 510])),
    area('paper', boxes([1060, 306, 330, 394])),
    area('art-3', 'M1390 700V260l150-108 150 108v440z'),
    area('ink', boxes([1440, 132, 36, 110])),
    area(
      'ink',
      'M430 392l165-118 165 118v-24L595 246 430 368zM750 172h320v22H750zM1060 290h330v20h-330zM1390 260l150-108 60 43v-24l-60-45-150 108z',
    ),
    area(
      'paper',
      boxes(
        ...lattice([806, 236, 54, 84], 3, 2, 78, 124),
        [520, 430, 56, 76],
        [614, 430, 56, 76],
        [1444, 316, 60, 90],
      ),
    ),
    area(
      'ink',
      boxes(
        ...lattice([1104, 348, 56, 80], 4, 1, 70, 0),
        [806, 544, 120, 156],
        [1090, 520, 180, 130],
        [1300, 520, 60, 180],
        [470, 560, 70, 140],
        [1434, 500, 116, 200],
      ),
    ),
    area(
      'art-1',
      boxes(
        ...lattice([1104, 348, 25, 80], 4, 1, 70, 0),
        [948, 544, 84, 96],
        [578, 570, 140, 80],
        [1110, 540, 62, 110],
      ),
    ),
    area('art-2', 'M1074 470h302l24 62h-350z'),
    area('paper', 'M1117 470h43l-4 62h-50zM1203 470h43l4 62h-50zM1289 470h43l18 62h-50z'),
    area('mark', 'M560 548h176l16 40H544z'),
    lines('ink', 5, 'M1050 700V420q0-22 22-22h8M1060 398h34M806 586h120M1330 610v6'),
    lines(
      'ink',
      3,
      'M833 236v84M911 236v84M989 236v84M833 360v84M911 360v84M989 360v84M548 430v76M642 430v76M1474 316v90',
    ),
    area('art-3', 'M1186 700c-8-70 0-120 18-172 8 30 12 42 12 60 12-20 18-30 32-40-6 60-20 100-34 152z'),
    lines('paper', 3, 'M1204 690q0-80 4-130'),
    area('ink', boxes([1176, 672, 56, 30])),
    area('line', boxes([0, 700, 1600, 60])),
    lines('ink', 4, 'M0 700h1600', { 'stroke-linecap': 'butt' }),
    lines('paper', 3, 'M180 728h260M620 742h340M1120 728h110M1300 742h230'),
  ],
}
