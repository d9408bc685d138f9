import { area, boxes, disk, lines, moved, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/parts/pictures.ts'

const flat = { 'stroke-linecap': 'butt' } as const

/** Returns a drawing of a department, 600 by 450, its ground first. */
const scene = (...shapes: readonly Shape[]): Drawing => ({
  width: 600,
  height: 450,
  shapes: [area('tint', boxes([0, 0, 600, 450])), ...shapes],
})

const floor = (role: string, dashes = ''): Shape[] => [
  area('paper', boxes([0, 350, 600, 100])),
  lines('ink', 5, 'M0 350H600', flat),
  lines(role, 16, 'M-10 424H170L206 388H610', { ...flat, ...(dashes && { 'stroke-dasharray': dashes }) }),
]

/** A couch with its strip of paper, below a window. */
export const couch = scene(
  area('card', boxes([-10, -10, 220, 270])),
  area('mark', 'M0 350L210 260V220L0 310z'),
  lines('ink', 7, 'M-10 260H210V-10M100-10V260M-10 120H210'),
  ...floor('link'),
  area('ink', boxes([316, 262, 18, 126], [538, 262, 18, 126], [316, 330, 240, 12])),
  area('link', 'M270 206H640V268H270zM440 206L548 92H640V206z'),
  area('paper', 'M296 196H452L552 88H596L472 222H296z'),
  area('paper', 'M318 222h56v70h-56z'),
  lines('line', 4, 'M330 236v44M362 236v44M340 206h60'),
  lines('ink', 6, 'M560-10V30'),
  area('ink', 'M520 30h80l26 34H494z'),
)

/** A low shelf of books, with a measure on the wall. */
export const shelf = scene(
  ...floor('link'),
  area('paper', boxes([48, -10, 76, 330])),
  area('mark', boxes([48, 60, 76, 56], [48, 172, 76, 56])),
  lines(
    'ink',
    5,
    'M48-10V320H124V-10M48 32H88M48 60H104M48 88H88M48 116H104M48 144H88M48 172H104M48 200H88M48 228H104M48 256H88M48 284H104',
  ),
  area('ink', boxes([206, 160, 410, 228])),
  area('card', boxes([222, 176, 400, 88], [222, 280, 400, 92])),
  area('link', boxes([232, 184, 30, 80], [470, 290, 40, 82])),
  area('art-2', boxes([266, 198, 24, 66], [340, 180, 34, 84])),
  area('art-1', boxes([294, 190, 40, 74], [242, 300, 36, 72])),
  moved('rotate(-14 420 264)', area('mark', boxes([392, 190, 26, 74]))),
  area('art-2', boxes([514, 304, 26, 68])),
  lines('paper', 4, 'M240 204h14M302 208h24M348 200h18M478 306h24'),
  disk('art-1', 372, 326, 46),
  area('paper', 'M326 326a46 46 0 0 1 92 0q-46-26-92 0z'),
  ring('ink', 5, 372, 326, 46),
  area('art-2', 'M470 160c-6-60 40-84 76-52 24-30 62-8 60 52z'),
  disk('ink', 520, 124, 5),
)

/** A tray with bandages, seen from above. */
export const tray = scene(
  lines('link', 16, 'M-10 40H90L150 100V460', flat),
  area('paper', 'M92 84H640V400H92a30 30 0 0 1-30-30V114a30 30 0 0 1 30-30z'),
  lines('ink', 6, 'M640 84H92a30 30 0 0 0-30 30V370a30 30 0 0 0 30 30H640'),
  lines('line', 5, 'M640 108H104a18 18 0 0 0-18 18V358a18 18 0 0 0 18 18H640'),
  disk('card', 210, 226, 86),
  ring('ink', 6, 210, 226, 86),
  ring('line', 5, 210, 226, 62),
  ring('line', 5, 210, 226, 42),
  disk('ink', 210, 226, 18),
  area('card', 'M210 312h180v26H196z'),
  lines('ink', 6, 'M210 312h180v-26'),
  ...[
    [-24, 430, 170],
    [16, 450, 290],
  ].map(([turn = 0, x = 0, y = 0]) =>
    moved(
      `translate(${x} ${y}) rotate(${turn})`,
      area('mark', 'M-76-26H76a26 26 0 0 1 0 52H-76a26 26 0 0 1 0-52z'),
      area('paper', boxes([-30, -26, 60, 52])),
      lines('ink', 4, 'M-88-8v.1M-64-8v.1M-88 8v.1M-64 8v.1M88-8v.1M64-8v.1M88 8v.1M64 8v.1'),
    ),
  ),
  lines('ink', 9, 'M640 150L520 226M640 190L520 226'),
)

/** Two chairs turned to each other, by a window. */
export const chairs = scene(
  area('card', boxes([196, -10, 220, 230])),
  lines('ink', 7, 'M196-10V220H416V-10M306-10V220'),
  area('mark', 'M196 350L306 220H416L380 350z'),
  ...floor('link'),
  area('link', 'M20 130h44l20 130h110v34H54z'),
  area('art-1', 'M580 130h-44l-20 130H406v34h140z'),
  lines('ink', 9, 'M66 294L48 404M180 294L196 404M534 294L552 404M420 294L404 404'),
  area('ink', boxes([252, 292, 96, 12], [294, 304, 12, 96])),
  area('paper', 'M272 262h30v30h-30z'),
  lines('ink', 4, 'M302 268h10v14h-10M272 262v30h30v-30'),
  area('art-1', 'M322 292q-16-44-4-70 20 30 12 70z'),
)

/** A monitor for blood pressure with its cuff, next to a notebook. */
export const monitor = scene(
  area('paper', boxes([0, 300, 600, 150])),
  lines('ink', 5, 'M0 300H600', flat),
  lines('link', 16, 'M-10 424H170L206 388H610', flat),
  area('art-1', 'M-20 110q90-50 190 0v190q-100 40-190 0z'),
  area('ink', 'M-20 150q90-46 190 0v18q-100-42-190 0z'),
  area('paper', boxes([96, 196, 50, 70])),
  lines('ink', 10, 'M150 276C200 380 250 360 262 290'),
  area('ink', 'M258 90H446a26 26 0 0 1 26 26V300H232V116a26 26 0 0 1 26-26z'),
  area('paper', boxes([258, 116, 188, 122])),
  area(
    'link',
    boxes(
      [280, 136, 10, 34],
      [300, 136, 30, 10],
      [320, 136, 10, 34],
      [300, 160, 30, 10],
      [342, 136, 10, 34],
      [366, 136, 10, 34],
      [342, 136, 34, 10],
      [342, 160, 34, 10],
    ),
  ),
  area('art-2', 'M412 146c8-14 28-4 20 12l-20 22-20-22c-8-16 12-26 20-12z'),
  area('ink', boxes([280, 190, 60, 10], [280, 210, 96, 10])),
  disk('mark', 352, 270, 18),
  moved(
    'rotate(7 540 240)',
    area('card', boxes([490, 150, 180, 220])),
    lines('ink', 5, 'M640 150H490V370H640M512 150V370', flat),
    lines('link', 5, 'M530 196h80M530 232h80M530 268h80M530 304h50'),
  ),
)

/** An upper arm with a bandage below the sleeve, next to the body. */
export const arm = scene(
  lines('art-3', 10, 'M-10 90H90L150 150H610', { 'stroke-dasharray': '2 20' }),
  area('link', 'M380-10H620V460H404C422 330 410 220 380 130z'),
  lines('ink', 7, 'M404 460C422 330 410 240 386 160'),
  area('card', 'M178 210C150 300 150 380 168 460H338C356 380 366 300 370 226z'),
  lines('ink', 7, 'M178 210C150 300 150 380 168 460M370 226C366 300 356 380 338 460'),
  area('link', 'M150 216C140 90 200 0 330-10H430C404 90 392 160 386 238Q262 262 150 216z'),
  lines('paper', 7, 'M153 188Q262 232 388 208', { 'stroke-dasharray': '12 10' }),
  lines('ink', 6, 'M430-10C404 90 392 160 386 238Q262 262 150 216C140 90 200 0 330-10'),
  moved(
    'translate(262 330) rotate(-16)',
    area('mark', 'M-70-28H70a28 28 0 0 1 0 56H-70a28 28 0 0 1 0-56z'),
    area('paper', boxes([-28, -28, 56, 56])),
    lines('ink', 5, 'M-80-8v.1M-56-8v.1M-80 8v.1M-56 8v.1M80-8v.1M56-8v.1M80 8v.1M56 8v.1'),
  ),
  area('paper', boxes([22, 290, 76, 140])),
  area('ink', boxes([32, 256, 56, 34])),
  area('art-1', boxes([22, 346, 76, 84])),
  lines('ink', 6, 'M22 290h76v140h-76z'),
)

/** Tubes in a rack, one of them drawn up. */
export const tubes = scene(
  ...floor('art-2', '44 22'),
  ...[90, 190, 290, 390, 490].flatMap((x, at) => [
    area('paper', `M${x} ${at === 2 ? 60 : 120}h56v190a28 28 0 0 1-56 0z`),
    area('art-2', `M${x} ${at === 2 ? 150 : 220 + ((at * 17) % 40)}h56V310a28 28 0 0 1-56 0z`),
    lines('ink', 6, `M${x} ${at === 2 ? 60 : 120}v190a28 28 0 0 0 56 0v-${at === 2 ? 250 : 190}`),
    area(at % 2 ? 'link' : at === 4 ? 'mark' : 'art-1', boxes([x - 8, at === 2 ? 26 : 86, 72, 42])),
  ]),
  area('card', boxes([300, 92, 36, 44])),
  lines('ink', 4, 'M308 104h20M308 116h14'),
  area('ink', boxes([40, 262, 640, 26], [40, 366, 640, 24], [40, 262, 24, 128])),
)

/** A vaccine record on a map, with the way to a place. */
export const map = scene(
  area('card', 'M60 40L240-10 420 50 640-10V380L420 440 240 380 60 430z'),
  area(
    'art-1',
    'M60 150c70-40 100 20 180-10v150c-60 30-120-20-180 30zM420 50c60 30 30 90 90 110s80-40 130-20v-150z',
  ),
  area('art-1', 'M300 420c0-60 60-80 120-70l80 60-80 30z'),
  lines('ink', 5, 'M60 40L240-10 420 50 640-10M640 380L420 440 240 380 60 430V40M240-10V380M420 50V440'),
  lines('art-3', 12, 'M130 330C190 240 300 320 360 220S470 110 520 130', { 'stroke-dasharray': '2 22' }),
  area('art-2', 'M520 130c-50-60-26-104 0-104s50 44 0 104z'),
  disk('paper', 520, 70, 11),
  moved(
    'rotate(-10 150 330)',
    area('link', boxes([40, 210, 200, 280])),
    area('paper', boxes([124, 258, 32, 96], [92, 290, 96, 32])),
    lines('paper', 6, 'M92 392h96'),
    lines('ink', 6, 'M40 210H240V490H40z'),
  ),
)
