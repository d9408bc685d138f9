import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lattice, lines } from './shapes.ts'

interface Frame extends Drawing {
  readonly ratio: string
}

/** Light on walls and floors: drawings for a strip of pictures, with their ratios. */
export const frames: readonly Frame[] = [
  {
    ratio: '2 / 3',
    width: 400,
    height: 600,
    shapes: [
      area('art-3', boxes([0, 0, 400, 600])),
      disk('art-1', 250, 210, 130),
      area('ink', 'M0 600V430h60v-44h60v-44h60v-44h60v-44h60v-44h100v390z'),
      area('art-2', 'M0 600V474h96v-44h60v-44h60v-44h60v-44h60v-44h64v302z'),
      lines('paper', 4, 'M0 300L330 60M330 60V220M230 132v90M130 206v90M30 278v120'),
    ],
  },
  {
    ratio: '3 / 2',
    width: 900,
    height: 600,
    shapes: [
      area('art-1', boxes([0, 0, 900, 600])),
      area('art-2', 'M0 600V470l900-120v250z'),
      area('paper', 'M250 60h150l110 330-150 22zM440 60h150l130 300-150 22z'),
      lines('art-1', 9, 'M325 60l110 340M515 60l130 310M290 190l360-6M340 300l350-34'),
      area('ink', 'M700 600V330l40-14v284zM640 330l160-28v22l-160 28z'),
      lines('ink', 4, 'M0 472l900-122'),
    ],
  },
  {
    ratio: '1',
    width: 600,
    height: 600,
    shapes: [
      area('art-2', boxes([0, 0, 600, 600])),
      disk('paper', 300, 250, 150),
      area('art-3', boxes([0, 380, 600, 220])),
      area('art-1', 'M232 400h136l80 200H150z'),
      lines('ink', 4, 'M0 380h190M410 380h190M40 440h120M420 450h130M60 520h80M470 530h110'),
      area('mark', 'M470 330l44-74 14 74zM440 340h110l-16 26h-74z'),
    ],
  },
  {
    ratio: '4 / 5',
    width: 480,
    height: 600,
    shapes: [
      area('art-1', boxes([0, 0, 480, 600])),
      area('ink', boxes([70, 60, 250, 400])),
      area('paper', boxes(...lattice([86, 76, 66, 116], 3, 3, 76, 128))),
      area('art-3', 'M330 460l120 140H190L60 460z'),
      area('art-1', 'M110 480h56l60 90h-62zM200 480h56l66 90h-62z'),
      lines('art-2', 12, 'M400 600V250q0-70 50-90'),
      area('art-2', 'M400 330q-70-10-90-90 76 4 90 90zM404 260q10-84 76-110v70q-30 40-76 40z'),
    ],
  },
  {
    ratio: '3 / 2',
    width: 900,
    height: 600,
    shapes: [
      area('art-3', boxes([0, 0, 900, 600])),
      area('art-1', 'M0 0h900v250L0 380z'),
      area('ink', 'M0 600V500l240-30 130-90 190 40 340-110v290z'),
      area('art-2', 'M0 600v-40l330-60 240 30 330-80v150z'),
      disk('mark', 640, 200, 62),
      lines('paper', 4, 'M60 90h240M140 122h300M40 154h110'),
    ],
  },
]
