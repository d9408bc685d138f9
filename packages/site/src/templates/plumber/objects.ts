import { area, boxes, disk, lines, moved, ring } from '../../library/art/shapes.ts'
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

/** Pipe wrench whose jaws hold a pipe that is seen from its end. */
export const wrench: Drawing = scene(
  400,
  600,
  lines(
    'paper',
    4,
    'M0 92h400M0 212h400M0 332h400M0 452h400M0 572h400M96-10V92M296-10V92M36 212v120M336 212v120M116 332v120M296 332v120M36 452v120M196 452v120',
    butt,
  ),
  moved(
    'rotate(-9 200 300)',
    area('ink', 'M34 20h214q56 0 56 56v330h-62V112l-12-14H58q-24-40-24-78z'),
    area('art-1', 'M62 98l14 12 14-12 14 12 14-12 14 12 14-12 14 12 14-12 14 12 14-12v-8H62z'),
    disk('art-2', 140, 178, 86),
    disk('ink', 140, 178, 62),
    area('art-3', 'M140 240a62 62 0 0060-78q-20 44-100 62 18 16 40 16z'),
    lines('paper', 7, 'M72 150a74 74 0 0150-44'),
    area('mark', 'M62 270h184v98h64v74q-8 34-12 60v180h-92V500q-2-40-30-62-76-60-114-168z'),
    area('ink', 'M62 262l14 12 14-12 14 12 14-12 14 12 14-12 14 12 14-12 14 12 14-12v18H68z'),
    area('art-3', boxes([232, 306, 88, 54])),
    lines('ink', 5, 'M246 306v54M262 306v54M278 306v54M294 306v54M308 306v54', butt),
    lines('ink', 10, 'M252 520v120'),
    lines('paper', 6, 'M222 500v140M130 322q20 46 58 84'),
  ),
)

/** Joint being soldered: a torch from below, solder from a gloved hand. */
export const joint: Drawing = scene(
  600,
  400,
  area('art-3', 'M196 30l380-22 10 316-396 22z'),
  lines('ink', 3, 'M214 50l344-20M212 322l350-20', { 'stroke-dasharray': '14 12' }),
  area('ink', boxes([0, 366, 600, 40])),
  lines('art-2', 68, 'M-10 196h630M310 200V-20', butt),
  area('art-2', 'M232 152h28l14-50h72l14 50h28v88H232z'),
  lines('ink', 4, 'M232 152v88M250 152v88M370 152v88M388 152v88M274 116h72M274 102h72'),
  lines('paper', 8, 'M20 178h150M296-10v70M420 178h110'),
  lines('paper', 6, 'M232 150q-6-44-48-58t-70 10'),
  disk('paper', 234, 150, 9),
  area('ink', 'M-10 20h70q40 6 66 44l14 28q4 16-10 22-18 4-30-18l-10-14q-4 26-26 40-34 14-74 12z'),
  lines('art-3', 5, 'M42 62q26 4 48 22M30 90q22 2 40 12'),
  area('mark', 'M440 300q-74-8-92-40-14-28 14-44 4 22 22 24-2-22 14-32 2 30 26 40 24 14 38 36z'),
  area('paper', 'M436 292q-44-8-56-26-8-14 2-22 8 14 24 16 16 10 30 32z'),
  lines('ink', 24, 'M446 296l60 46q30 24 110 20', { 'stroke-linejoin': 'round' }),
  lines('art-2', 34, 'M442 292l26 20', butt),
)
