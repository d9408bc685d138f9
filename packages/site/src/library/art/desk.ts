import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lines, ring } from './shapes.ts'

/** Notes on a table by the window: a sheet with lines, a pencil across it and a cup, all cropped. */
export const desk: Drawing = {
  width: 960,
  height: 640,
  shapes: [
    area('art-1', boxes([0, 0, 960, 640])),
    area('art-2', 'M0 0h420L150 640H0z'),
    area('art-3', 'M560 0h400v250z'),
    area('paper', 'M214 96l430-58 92 640-452 60z'),
    area('card', 'M300 190l430-20 18 520-430 20z'),
    lines('line', 5, 'M352 268l330-16M355 328l330-16M358 388l240-12M361 448l330-16M364 508l150-7'),
    lines('mark', 12, 'M352 268l150-7'),
    area('ink', 'M520 596l300-330 34 30-300 330-46 14z'),
    area('mark', 'M800 288l34 30 34-38-34-30z'),
    disk('art-2', 826, 120, 104),
    ring('paper', 14, 826, 120, 104),
    disk('ink', 826, 120, 70),
    lines('paper', 5, 'M786 100q38-40 78-6'),
  ],
}
