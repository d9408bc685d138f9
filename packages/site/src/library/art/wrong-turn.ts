import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lines } from './shapes.ts'

/** A road seen from above: one branch ends at a barrier, the other leads on and out of the picture. */
export const wrongTurn: Drawing = {
  width: 800,
  height: 800,
  shapes: [
    area('art-1', boxes([0, 0, 800, 800])),
    area('art-2', 'M0 0h250v300q0 70-70 70H0zM0 560h180q70 0 70 70v170H0zM560 470h240v330H560z'),
    disk('art-3', 110, 180, 62),
    disk('art-3', 700, 620, 84),
    disk('art-3', 96, 690, 40),
    lines('ink', 116, 'M405 860V520q0-60 60-60h400', { 'stroke-linecap': 'butt' }),
    lines('ink', 116, 'M405 520V150', { 'stroke-linecap': 'butt' }),
    lines('paper', 7, 'M405 860V520q0-60 60-60h400', {
      'stroke-linecap': 'butt',
      'stroke-dasharray': '44 34',
    }),
    lines('paper', 7, 'M405 430V190', { 'stroke-linecap': 'butt', 'stroke-dasharray': '14 26' }),
    area('mark', boxes([318, 116, 174, 52])),
    area('ink', 'M330 168l36-52h38l-36 52zM406 168l36-52h38l-36 52z'),
    lines('art-3', 16, 'M520 60l70 90M560 40l60 120', {}),
  ],
}
