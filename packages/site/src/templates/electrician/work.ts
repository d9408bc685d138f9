import { area, boxes, disk, lines, moved, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'

const ground = area('art-1', boxes([0, 0, 600, 400]))
const flat = { 'stroke-linecap': 'butt' }

/** Slots and ground of an outlet around a center. */
const slots = (x: number, y: number, size: number): string =>
  boxes(
    [x - size * 0.42, y - size * 0.4, size * 0.16, size * 0.5],
    [x + size * 0.26, y - size * 0.36, size * 0.16, size * 0.42],
  ) + `M${x - size * 0.16} ${y + size * 0.34}h${size * 0.32}v${size * 0.16}h-${size * 0.32}z`

const face = (x: number, y: number, size: number): Shape[] => [
  area(
    'art-1',
    `M${x - size * 0.7} ${y - size * 0.75}q${size * 0.7}-${size * 0.36} ${size * 1.4} 0v${size * 1.5}q-${size * 0.7} ${size * 0.36}-${size * 1.4} 0z`,
  ),
  area('ink', slots(x, y, size)),
]

/** A multimeter with one lead in an outlet, cropped by the frame. */
export const meter: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    ground,
    area('line', boxes([0, 318, 600, 14], [286, 0, 6, 318])),
    area(
      'paper',
      'M54 34h150a10 10 0 0 1 10 10v240a10 10 0 0 1-10 10H54a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10z',
    ),
    ...face(129, 100, 62),
    ...face(129, 228, 62),
    disk('line', 129, 164, 7),
    area('ink', 'M356 60h200a26 26 0 0 1 26 26v330H330V86a26 26 0 0 1 26-26z'),
    area('paper', boxes([358, 92, 196, 84])),
    area(
      'ink',
      boxes(
        [392, 112, 9, 44],
        [420, 112, 36, 9],
        [420, 130, 36, 9],
        [420, 147, 36, 9],
        [447, 112, 9, 26],
        [420, 130, 9, 26],
        [474, 112, 46, 9],
        [474, 147, 46, 9],
        [474, 112, 9, 44],
        [511, 112, 9, 44],
      ),
    ),
    disk('art-3', 456, 274, 70),
    disk('ink', 456, 274, 44),
    area('mark', 'M447 274v-58h18v58z'),
    lines('art-1', 4, 'M456 190v-8M510 220l7-7M402 220l-7-7M532 274h9M380 274h-9'),
    lines('ink', 12, 'M380 400c-30 60-200 40-150-80 12-30-4-60-60-78'),
    lines('mark', 12, 'M520 400c40 90-330 90-300-150 6-60-10-126-64-150'),
    area('ink', 'M166 92l18-8 26 30-16 14zM176 226l20-2 18 36-20 8z'),
  ],
}

/** The studs of an open wall, with a new line through them to a box. */
export const studs: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    ground,
    area('line', boxes([0, 0, 600, 46], [0, 356, 600, 60])),
    area('paper', boxes([52, 46, 58, 310], [222, 46, 58, 310], [392, 46, 58, 310], [562, 46, 58, 310])),
    lines('line', 4, 'M66 70v250M92 120v200M240 60v160M262 180v170M410 80v90M434 210v130M578 60v280'),
    lines('ink', 5, 'M-10 292c30 10 40-6 62 0M110 292c40 16 80-10 112 2M280 292c30 14 60 40 78 64', {
      ...flat,
      'stroke-dasharray': '14 6',
    }),
    area(
      'ink',
      'M52 142a13 13 0 0 1 26 0a13 13 0 0 1-26 0M238 142a13 13 0 0 1 26 0a13 13 0 0 1-26 0M408 142a13 13 0 0 1 26 0a13 13 0 0 1-26 0',
    ),
    lines('mark', 14, 'M-10 136C20 150 40 144 66 142S200 166 250 142s120 22 170 0c40-14 70 10 70 60v22'),
    area('art-3', 'M450 210h96v118h-96z'),
    area('ink', boxes([462, 222, 72, 94])),
    lines('mark', 8, 'M490 224c0 30-20 34-14 62M490 224c2 34 26 30 22 60'),
    lines('art-1', 8, 'M490 224v66'),
    area('ink', boxes([440, 226, 10, 14], [440, 298, 10, 14])),
    lines('ink', 5, 'M478 196h24M478 190v12M502 190v12'),
  ],
}

/** An outlet, large and cropped, its plate held by one screw. */
export const outlet: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    ground,
    area('line', boxes([0, 344, 600, 10], [0, 354, 600, 46])),
    area('art-3', boxes([86, -10, 236, 336])),
    area('ink', boxes([104, -10, 200, 318])),
    lines('mark', 10, 'M136-10c4 60-20 90 6 130M170-10c0 40-14 60-10 90'),
    lines('art-1', 10, 'M260-10c-4 60 18 80-4 130'),
    moved(
      'rotate(-9 210 300)',
      area(
        'paper',
        'M122 10h190a14 14 0 0 1 14 14v292a14 14 0 0 1-14 14H122a14 14 0 0 1-14-14V24a14 14 0 0 1 14-14z',
      ),
      ...face(217, 98, 68),
      ...face(217, 242, 68),
      disk('ink', 217, 170, 11),
      lines('art-1', 4, 'M210 170h14'),
    ),
    lines('ink', 13, 'M236 152L396 118', flat),
    area('mark', 'M392 102l30-14 190-42v66l-184 40-32-4z'),
    lines('ink', 4, 'M440 104l150-34M446 124l150-32'),
    area('ink', 'M384 104l14-4 8 38-14 4z'),
  ],
}

/** A smoke alarm below a ceiling, joined to the next one. */
export const alarm: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    ground,
    area('line', boxes([0, 0, 600, 74])),
    lines('mark', 12, 'M252 50H540V74', { 'stroke-linejoin': 'miter' }),
    area('paper', 'M78 74h348v44a174 96 0 0 1-348 0z'),
    area('ink', boxes([62, 66, 380, 20])),
    lines('ink', 5, 'M112 122h280M124 146h256M148 170h208'),
    area('paper', 'M214 108h76v78h-76z'),
    disk('art-3', 252, 146, 30),
    ring('ink', 4, 252, 146, 30),
    disk('mark', 330, 196, 8),
    area('paper', 'M486 74h140v70a80 46 0 0 1-140-28z'),
    area('ink', boxes([474, 66, 140, 16])),
    lines('ink', 5, 'M504 108h110M516 128h100'),
    lines('art-3', 16, 'M96 420c-40-60 50-80 12-140M172 420c-44-66 56-84 16-168M252 420c-30-50 40-66 14-116'),
    lines('mark', 5, 'M372 240c26-12 44-32 52-58M392 276c40-16 66-46 78-86'),
  ],
}

/** Breakers behind a sheet on which they are checked one by one. */
export const checklist: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    ground,
    area('art-3', boxes([-10, -10, 350, 420])),
    area(
      'ink',
      boxes(
        [30, 24, 240, 50],
        [30, 94, 240, 50],
        [30, 164, 240, 50],
        [30, 234, 240, 50],
        [30, 304, 240, 50],
        [30, 374, 240, 50],
      ),
    ),
    area(
      'art-1',
      boxes([48, 38, 60, 22], [48, 108, 60, 22], [122, 178, 60, 22], [48, 248, 60, 22], [48, 318, 60, 22]),
    ),
    area('mark', boxes([30, 164, 240, 50])),
    area('ink', boxes([122, 178, 60, 22])),
    moved(
      'rotate(8 400 200)',
      area('ink', boxes([250, 26, 286, 420])),
      area('paper', boxes([266, 50, 254, 390])),
      area('ink', 'M346 14h94v46h-94z'),
      disk('paper', 393, 26, 9),
      lines('ink', 5, 'M344 108h150M344 164h120M344 220h142M344 276h96M344 332h130'),
      lines(
        'ink',
        4,
        'M290 94h28v28h-28zM290 150h28v28h-28zM290 206h28v28h-28zM290 262h28v28h-28zM290 318h28v28h-28z',
      ),
      lines('ink', 7, 'M294 108l9 10 20-26M294 164l9 10 20-26M294 276l9 10 20-26'),
      area('mark', boxes([294, 210, 20, 20])),
    ),
    lines('ink', 16, 'M600 268L492 330', flat),
    area('mark', 'M498 318l10 18-34 8z'),
  ],
}
