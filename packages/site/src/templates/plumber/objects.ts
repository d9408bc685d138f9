import { area, boxes, disk, lines, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'

const butt = { 'stroke-linecap': 'butt' } as const

const scene = (width: number, height: number, ...shapes: Shape[]): Drawing => ({
  width,
  height,
  shapes: [area('art-1', boxes([0, 0, width, height])), ...shapes],
})

/** Wheel of a valve, with spokes a little out of true. */
const wheel = (x: number, y: number, r: number): Shape[] => [
  ring('mark', 18, x, y, r),
  lines('mark', 14, `M${x - r} ${y - 8}L${x + r} ${y + 8}M${x + 8} ${y - r}L${x - 8} ${y + r}`),
  disk('mark', x, y, 26),
  disk('ink', x, y, 9),
]

/** Pipe in an opened wall, with a clamp where it leaked. */
export const leak: Drawing = scene(
  600,
  450,
  area('ink', boxes([0, 0, 600, 450])),
  area('art-3', boxes([96, 0, 40, 450], [470, 0, 40, 450])),
  lines('art-2', 62, 'M-20 222h640', butt),
  lines('paper', 6, 'M150 204h90M392 204h60', butt),
  area('art-1', 'M262 168h120v108H262z'),
  area('art-3', 'M274 156h96v132h-96z'),
  lines('ink', 6, 'M322 156v132'),
  area('mark', boxes([286, 136, 22, 28], [338, 136, 22, 28], [286, 280, 22, 28], [338, 280, 22, 28])),
  area('art-1', 'M0 0h600v450H0zM72 96l30 250 92 44 196-22 132 30 24-160-40-120-110-36-150 26-92-32z'),
  lines('ink', 4, 'M72 96L30 70M546 238l40 18M194 390l-20 40M396 82l18-40'),
)

/** Trap below a sink, with a bucket under it. */
export const drain: Drawing = scene(
  600,
  450,
  area('paper', 'M40-10h430l-40 96q-10 26-60 26H150q-50 0-60-26z'),
  area('ink', boxes([222, 104, 76, 26], [0, 420, 600, 40])),
  lines('art-3', 58, 'M260 130v90q0 84 84 84t84-84q0-44 44-44h150', butt),
  area('ink', boxes([222, 206, 76, 22], [390, 206, 76, 22])),
  area('art-2', boxes([548, 120, 60, 110])),
  lines('paper', 6, 'M244 140v56M300 276q18 16 44 16'),
  area('mark', 'M204 344h256l-28 100H232z'),
  area('ink', boxes([196, 334, 272, 16])),
  lines('ink', 5, 'M216 334q116-70 232 0'),
)

/** Water heater, cropped, with its pipes and relief valve. */
export const heater: Drawing = scene(
  600,
  450,
  lines('art-2', 40, 'M164-10v96M326-10v96', butt),
  area('paper', 'M84 130q0-62 62-62h200q62 0 62 62v330H84z'),
  area('art-3', 'M84 130q0-62 62-62h200q62 0 62 62v18H84zM84 372h324v24H84z'),
  area('ink', boxes([138, 56, 52, 26], [300, 56, 52, 26])),
  lines('art-2', 24, 'M408 190h84v280', butt),
  area('mark', 'M420 162h56v54h-56zM440 132h16v34h-16zM416 122h86v16h-86z'),
  area('ink', 'M150 412h190v50H150z'),
  area('mark', 'M204 460q-8-30 16-44 4 18 16 20 0-22 18-34 0 20 16 34 2 14-6 24z'),
  disk('ink', 246, 262, 58),
  disk('paper', 246, 262, 46),
  lines('mark', 9, 'M246 262l28-24'),
  lines('ink', 5, 'M210 262h10M246 226v10M282 262h-10M118 168v150'),
)

/** Faucet over a basin, with the washer that made it drip. */
export const faucet: Drawing = scene(
  600,
  450,
  area('paper', boxes([0, 340, 600, 120])),
  area('art-3', boxes([0, 340, 600, 16])),
  lines('ink', 62, 'M210 350V214q0-104 110-104t110 104v22', butt),
  lines('paper', 7, 'M196 330V216q0-92 96-114', {}),
  area('ink', boxes([164, 318, 92, 30], [392, 222, 76, 34])),
  lines('art-3', 40, 'M180 250H76', butt),
  ...wheel(64, 250, 50),
  area('ink', 'M360 356h190q-6 64-70 80H430q-62-16-70-80z'),
  ring('art-2', 22, 528, 300, 28),
  lines('art-2', 5, 'M508 338l-10 8'),
)

/** Supply lines in an open wall above the tiles. */
export const roughIn: Drawing = scene(
  600,
  450,
  area('art-3', boxes([58, 0, 46, 450], [300, 0, 46, 450], [540, 0, 46, 450])),
  lines('art-2', 34, 'M180-10v170q0 40 40 40h20M452-10v120q0 90-50 90h-20', butt),
  lines('paper', 5, 'M170 0v150M442 0v90', butt),
  area('ink', 'M226 172h176v56H226z'),
  ...wheel(316, 200, 56),
  area('paper', boxes([-10, 300, 620, 160])),
  lines(
    'art-1',
    6,
    'M0 376h600M100 300v76M260 300v76M420 300v76M580 300v76M20 376v84M180 376v84M340 376v84M500 376v84',
    butt,
  ),
  area('art-1', 'M340 296h166v76H346z'),
  lines('ink', 5, 'M346 372l40-30 26 14 34-40'),
)

/** Two pipes cut through: one grown shut, one new. */
export const oldAndNew: Drawing = scene(
  600,
  450,
  area('art-3', boxes([0, 352, 600, 98])),
  disk('ink', 186, 214, 166),
  disk('art-2', 186, 214, 140),
  area('art-1', 'M148 190q18-34 46-22 34-14 40 20 20 24-2 46-8 34-44 26-40 8-42-26-16-22 2-44z'),
  lines('ink', 5, 'M90 190q10-40 40-60M250 300q30-16 40-52M110 270q14 30 40 40M228 116q26 8 40 30'),
  disk('art-2', 466, 232, 126),
  disk('art-1', 466, 232, 104),
  area('paper', 'M404 178a82 82 0 0176-26l-4 16a66 66 0 00-58 20z'),
  lines('mark', 7, 'M30 398h230M350 398h210M30 386v24M260 386v24M350 386v24M560 386v24', butt),
)

/** Outdoor faucet on a brick wall, with a hose. */
export const hoseBib: Drawing = scene(
  600,
  450,
  lines(
    'paper',
    5,
    'M0 76h600M0 166h600M0 256h600M0 346h600M90 0v76M330 0v76M550 0v76M200 76v90M450 76v90M80 166v90M330 166v90M560 166v90M190 256v90M440 256v90M70 346v104M320 346v104',
    butt,
  ),
  area('art-3', boxes([80, 166, 250, 90])),
  disk('ink', 236, 210, 66),
  lines('art-2', 58, 'M236 210h110q54 0 54 54v26', butt),
  lines('art-2', 26, 'M318 200v-66', butt),
  ...wheel(318, 110, 62),
  area('ink', boxes([358, 282, 84, 34])),
  lines('mark', 40, 'M400 316v20q0 60 60 60h160', butt),
  lines('paper', 5, 'M390 322v16q0 66 66 72'),
)

/** Brass valve with its wheel, larger than the picture. */
export const valve: Drawing = scene(
  480,
  480,
  lines('art-2', 96, 'M-10 330h500', butt),
  area('ink', boxes([86, 262, 34, 136], [356, 262, 34, 136])),
  area('art-2', 'M120 270h236v120q-30 40-118 40t-118-40zM206 180h64v100h-64z'),
  lines('paper', 7, 'M20 300h50M136 292h60', butt),
  ...wheel(238, 130, 150),
)

/** Pipe wrench on its way around a pipe. */
export const wrench: Drawing = scene(
  400,
  600,
  lines('art-2', 84, 'M-20 150L420 90', butt),
  lines('paper', 7, 'M0 126L120 110'),
  area('mark', 'M150 620L196 300l-40-66 22-24 66 30 34-10 8 60-30 20-30 310z'),
  area('ink', 'M150 70l150-34 26 44-16 18-92-4-10 120 60 40-8 40-70-30-24-90z'),
  area('art-3', 'M220 258l54 12-6 26-56-10z'),
  lines(
    'ink',
    6,
    'M172 92l10 22M196 86l10 22M220 82l8 20M244 78l8 18M188 226l12-14M206 234l12-14M224 242l10-12',
  ),
  area('art-1', 'M196 470l24 4-14 96-22-4z'),
)

/** Joint being soldered, with the flame from the side. */
export const joint: Drawing = scene(
  600,
  400,
  area('art-3', boxes([0, 330, 600, 70])),
  lines('art-2', 70, 'M-10 190h330M210 190v-220', butt),
  area('ink', boxes([136, 148, 20, 84], [268, 148, 20, 84], [168, 92, 84, 20])),
  area('art-2', boxes([156, 145, 112, 90], [165, 112, 90, 60])),
  lines('paper', 6, 'M20 170h90M192-10v80', butt),
  area('mark', 'M300 196q60-46 140-14-20 14-10 26-70 26-130-12z'),
  area('paper', 'M322 196q40-22 80-8-40 22-80 8z'),
  area('ink', 'M436 176l70 8 40-10v60l-40-10-70 2z'),
  area('art-3', 'M546 150h80v200h-80z'),
  lines('ink', 5, 'M40 360h180M270 376h120'),
  lines('paper', 5, 'M300 150q10-40 60-60t80-70'),
)
