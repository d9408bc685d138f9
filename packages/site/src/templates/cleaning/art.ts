import { area, boxes, disk, lattice, lines, moved } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/parts/pictures.ts'

const width = 900
const height = 600

const sheetOf = (...shapes: readonly Shape[]): Drawing => ({ width, height, shapes })

/** A pink glove from above; its fingers point to the start of the drawing. */
const glove = (transform: string): Shape =>
  moved(
    transform,
    area('art-2', 'M150-66L520-104V116L146 84z'),
    area('mark', 'M352-88L396-92V106L352 102z'),
    lines('art-2', 46, 'M112-54H-32M104-16H-70M106 22H-62M116 58H-22M150 72Q112 124 18 116'),
    area('art-2', 'M72-76q96-12 116 4l-8 158q-60 14-112-4z'),
    lines('ink', 4, 'M-20-35H84M-40 3H88M-24 41H86M34 88Q96 96 128 66'),
  )

const holes = [
  [30, 24, 11],
  [66, 40, 7],
  [92, 18, 9],
  [122, 46, 12],
  [150, 20, 6],
  [180, 36, 9],
  [24, 60, 6],
  [54, 66, 9],
  [88, 64, 6],
  [158, 62, 8],
  [194, 62, 5],
  [110, 70, 4],
  [134, 14, 4],
  [196, 14, 5],
] as const

/** All holes as one path, which is half as long. */
const holePath = holes
  .map(([x, y, r]) => {
    const high = Math.round(r * 0.8)
    return `M${x - r} ${y}a${r} ${high} 0 1 0 ${2 * r} 0a${r} ${high} 0 1 0-${2 * r} 0`
  })
  .join('')

/** A sponge with fourteen holes and a rough side. */
const sponge = (transform: string): Shape =>
  moved(
    transform,
    area('mark', 'M4 18Q0 2 18 3L196-3Q214-1 212 18L216 92Q214 110 196 107L16 113Q-2 112 2 94z'),
    area('ink', 'M1 84L216 79V92Q214 110 196 107L16 113Q-2 112 1 84z'),
    area('paper', holePath),
  )

/** Three dots that grow: what leaves a bottle of spray. */
const spray = (x: number, y: number, role = 'paper'): readonly Shape[] => [
  disk(role, x, y, 9),
  disk(role, x - 40, y - 14, 14),
  disk(role, x - 92, y - 4, 20),
]

const bottle = (transform: string): Shape =>
  moved(
    transform,
    area('paper', 'M-52 96Q-56 70-30 58L-26 20H28L32 58Q58 70 54 98L62 318H-60z'),
    area('art-2', 'M-56 170L58 162L62 270H-58z'),
    area('ink', 'M-24 22L-96-6L-92-50L40-54Q66-50 66-20L34 22zM26 12q10 50-18 84l22 4q26-44 20-92z'),
    lines('ink', 5, 'M-30 204L34 200M-28 234L12 232'),
  )

/** A wall of tiles, two of which are of another color. */
const tiles = (bottom: number, odd: number): readonly Shape[] => [
  area('art-3', boxes([0, 0, width, bottom])),
  area('art-1', `M${odd * 150} 120h150v120h-150z`),
  area('art-2', `M${((odd + 3) % 6) * 150} 0h150v120h-150z`),
  lines(
    'paper',
    7,
    `M0 121L900 118M0 240L900 241M0 361L900 358M150 0L152 ${bottom}M300 0V${bottom}M450 0L447 ${bottom}M600 0L602 ${bottom}M750 0V${bottom}`,
  ),
]

/** A counter below a wall of tiles, with its faucet. */
const kitchen: readonly Shape[] = [
  ...tiles(420, 1),
  lines('ink', 30, 'M118 430V196q0-84 78-84t78 72v26', { 'stroke-linecap': 'butt' }),
  area('ink', 'M66 388h104l14 46H54z'),
  area('paper', 'M0 424L900 414V482L0 488z'),
  area('art-1', boxes([0, 482, width, 118])),
  lines('ink', 5, 'M0 486L900 480M286 484V600M612 482V600M120 530h60M430 530h60M740 530h60'),
]

/** A counter being wiped: crumbs before the sponge, nothing behind it. */
export const counter = sheetOf(
  ...kitchen,
  lines('art-3', 8, 'M520 450q120-16 340-14M590 466q100-10 250-10'),
  ...([208, 236, 262, 300, 322, 344] as const).map((x, at) =>
    disk('ink', x, 446 - (at % 3) * 9, 6 - (at % 2)),
  ),
  sponge('translate(360 334) rotate(-3)'),
  glove('translate(486 330) rotate(-16) scale(1.05)'),
)

/** The same counter before: pots, a spill, and what was for dinner. */
export const counterBefore = sheetOf(
  ...kitchen,
  area('art-2', 'M330 424Q420 380 520 420T760 430L720 462Q500 480 380 458z'),
  area('ink', 'M560 300L760 292L748 412H574z'),
  lines('ink', 18, 'M758 316H852'),
  area('art-1', 'M540 262L780 252L776 294L546 302z'),
  area('paper', 'M586 150L738 144L724 258L598 262z'),
  lines('ink', 5, 'M604 184L732 178'),
  area('mark', 'M400 330L486 326L478 420H408z'),
  lines('ink', 6, 'M420 326L404 230M446 326L460 216M466 326L500 250'),
  ...([190, 216, 250, 292, 318, 350, 800, 838, 866] as const).map((x, at) =>
    disk('ink', x, 452 - (at % 3) * 10, 5 + (at % 3)),
  ),
  lines('art-2', 10, 'M300 470V520M560 468V548M612 466V506'),
)

/** An open oven with its racks. */
const oven = sheetOf(
  ...tiles(180, 4),
  area('paper', 'M60 96L840 90V600H60z'),
  area('ink', 'M120 210L780 204V520H120z'),
  area('art-1', 'M120 520L780 520L690 300H220z'),
  lines(
    'art-2',
    9,
    'M150 296L756 292M150 396L756 392M230 296l-30 100M330 296l-16 100M436 294v100M540 294l16 100M644 293l30 100',
  ),
  area('art-3', 'M60 520L840 520L890 600H20z'),
  lines('paper', 12, 'M190 572H712'),
  disk('mark', 180, 150, 26),
  disk('art-2', 268, 149, 26),
  disk('art-3', 700, 147, 26),
  lines('ink', 6, 'M180 150V126M268 149l18-16M700 147l-18-14'),
  area('paper', 'M430 404Q560 350 690 414L640 500H420z'),
  sponge('translate(330 396) rotate(6) scale(.86)'),
  glove('translate(452 410) rotate(14)'),
)

/** An empty room for the handover: light on the boards, a bucket and one last box. */
const emptyRoom = sheetOf(
  area('art-1', boxes([0, 0, width, 400])),
  area('art-3', 'M0 400L900 392V600H0z'),
  lines('paper', 5, 'M0 448H900M0 510H900M210 400L150 600M430 398L410 600M650 396L700 600'),
  area('paper', 'M330 44L636 40L640 300L326 304z'),
  area('art-3', 'M350 64L474 62V286H346zM492 62L616 60L620 282H492z'),
  area('paper', 'M346 470L640 462L760 600H300z'),
  area('mark', 'M582 120a42 42 0 1 1-8-26z'),
  area('art-2', 'M690 300L868 292L880 452L684 458z'),
  lines('ink', 5, 'M690 302L866 294M776 298V350M706 420h60'),
  area('ink', 'M96 330H262L238 500H120z'),
  area('art-2', 'M106 400L252 396L246 440L112 444z'),
  lines('ink', 7, 'M98 334q80-120 162-2'),
  lines('mark', 14, 'M40 560L214 60'),
  lines('paper', 26, 'M20 566q30 26 66 12M34 560q30 22 60 16'),
  lines('ink', 5, 'M0 398L900 390'),
)

/** A desk after hours: a bin, a cup, a cloth on its way. */
const desk = sheetOf(
  area('art-3', boxes([0, 0, width, height])),
  area('ink', 'M70 40L420 34V250H70z'),
  area('mark', boxes([112, 84, 60, 50], [206, 84, 60, 50], [300, 160, 60, 50])),
  area('art-1', boxes([300, 84, 60, 50], [112, 160, 60, 50], [206, 160, 60, 50])),
  area('paper', 'M0 380L900 366V440L0 452z'),
  area('art-1', 'M40 450L840 440V600H40z'),
  area('ink', 'M500 130L820 124L824 322L498 326z'),
  area('art-2', 'M520 150L800 146L802 300L520 304z'),
  area('ink', 'M630 320h64l22 62H606z'),
  lines('paper', 9, 'M552 190H690M552 224H640'),
  area('ink', 'M240 384L470 376L484 398L232 404z'),
  lines('art-3', 5, 'M262 391H452', { 'stroke-dasharray': '16 8' }),
  area('mark', 'M84 290L180 286L172 384H94z'),
  lines('mark', 14, 'M180 308q46 6 34 40-10 24-40 20'),
  glove('translate(690 404) rotate(-10) scale(.82)'),
  area('art-2', 'M560 402q60-26 130-10l18 34q-80 20-150 10z'),
)

/** A pane with the track of a squeegee. */
const pane = sheetOf(
  area('art-3', boxes([0, 0, width, height])),
  disk('mark', 700, 130, 84),
  area('art-2', 'M0 420Q160 330 330 410T640 380T900 430V600H0z'),
  area('art-1', 'M0 500Q200 440 420 500T900 490V600H0z'),
  area('paper', 'M-20 60Q300 20 470 150T700 330L640 440Q520 320 380 250T-20 200z'),
  lines('art-3', 6, 'M60 96Q280 84 420 176M120 150Q280 150 380 206'),
  moved(
    'translate(676 384) rotate(52)',
    area('ink', boxes([-104, -18, 208, 30])),
    area('mark', boxes([-112, -34, 224, 18])),
    lines('ink', 24, 'M0 10V90'),
  ),
  glove('translate(676 470) rotate(38) scale(.9)'),
  lines('ink', 18, 'M0 0H900M4 0V600M450 0V40', { 'stroke-linecap': 'butt' }),
)

/** Fine dust on a sill, and the nozzle that takes it. */
const dust = sheetOf(
  area('paper', boxes([0, 0, width, height])),
  area('art-3', 'M0 0H520Q470 120 510 230T470 420L0 430z'),
  area('art-1', 'M0 430L900 420V600H0z'),
  lines('ink', 5, 'M0 432L900 422'),
  area('ink', 'M572 60L676 54L682 96L578 102zM596 100L664 98L654 190H606z'),
  lines('art-2', 34, 'M676 76H780V250'),
  ...lattice([60, 470, 0, 0], 9, 3, 62, 38).map(([x, y], at) =>
    disk('ink', x + ((at * 37) % 29), y + ((at * 17) % 19), 3 + ((at * 5) % 4)),
  ),
  lines('art-2', 62, 'M930 210Q780 240 726 420', { 'stroke-linecap': 'butt' }),
  lines('ink', 5, 'M860 196l24 62M806 218l36 52M764 262l44 36M732 316l52 24'),
  area('ink', 'M690 400L770 420L742 500L880 540L868 588L470 560L478 510L640 496z'),
)

/** A carpet with the lighter track of a brush. */
const carpet = sheetOf(
  area('art-3', boxes([0, 0, width, height])),
  lines('paper', 5, 'M0 120L900 110M0 540H900M200 0V116M640 0V112'),
  area('art-2', 'M70 130L840 120L872 560L40 566z'),
  area('ink', 'M112 166L800 158L826 524L86 530z'),
  area('art-2', 'M140 190L774 184L796 500L116 504z'),
  area('mark', 'M456 210l110 134-118 130-110-132z'),
  area('art-1', 'M454 264l64 80-68 74-64-76z'),
  area('paper', 'M560 184L774 184L790 500L586 502z'),
  lines('art-1', 6, 'M610 210l8 270M664 206l10 276M720 204l12 276'),
  lines(
    'art-2',
    10,
    'M80 566v28M140 566v28M200 565v28M260 565v28M320 564v28M380 564v28M440 563v28M500 563v28M560 562v28M620 562v28M680 561v28M740 561v28M800 560v28',
  ),
  area('ink', 'M570 392L806 384L812 446L572 452z'),
  lines('paper', 6, 'M582 446v26M620 446v28M660 446v26M700 446v28M740 444v28M790 442v28'),
  glove('translate(672 392) rotate(-34) scale(.9)'),
)

/** Drawings of the services, by their addresses. */
export const scenes = { counter, oven, emptyRoom, desk, pane, dust, carpet }

/** A window from inside, tall: a glove draws the squeegee down. */
export const tallPane: Drawing = {
  width: 640,
  height: 800,
  shapes: [
    area('art-1', boxes([0, 0, 640, 800])),
    area('art-3', 'M70-10L572-10L578 640L64 646z'),
    disk('mark', 450, 150, 76),
    area('art-2', 'M66 470Q190 380 320 460T578 440V640L64 646z'),
    area('paper', 'M96-10H310Q300 180 330 300L380 430L210 470Q120 300 96-10z'),
    lines('art-3', 7, 'M140 30Q150 220 216 380M190 20Q196 160 236 290'),
    lines('ink', 20, 'M66 0V640M576 0V640', { 'stroke-linecap': 'butt' }),
    lines('ink', 9, 'M320 470V640M66 560H576', { 'stroke-linecap': 'butt' }),
    area('paper', 'M20 640L620 632L640 690H0z'),
    lines('ink', 6, 'M0 692L640 688'),
    moved(
      'translate(296 452) rotate(-13)',
      area('mark', boxes([-128, -34, 256, 20])),
      area('ink', boxes([-118, -16, 236, 34])),
      lines('ink', 28, 'M0 16V110'),
    ),
    glove('translate(318 556) rotate(52) scale(1.05)'),
    area('art-3', 'M470 570L556 566L548 690H480z'),
    lines('ink', 6, 'M512 566V470M512 520q-50-6-56-58 48 6 56 58M514 500q44-10 46-60-44 12-46 60'),
  ],
}

/** Tools for cleaning on a shelf in front of tiles: for wide places. */
export const shelf: Drawing = {
  width: 1200,
  height: 400,
  shapes: [
    area('art-3', boxes([0, 0, 1200, 400])),
    area('paper', 'M0 0H210V150H0zM640 150L862 152V306H640z'),
    area('art-2', 'M862 0H1080V151H862z'),
    lines(
      'art-1',
      8,
      'M0 150L1200 152M0 306L1200 304M210 0V400M430 0L428 400M640 0V400M862 0L864 400M1080 0V400',
    ),
    area('mark', 'M0 338L1200 330V400H0z'),
    lines('ink', 6, 'M0 340L1200 332'),
    bottle('translate(800 84) scale(.8)'),
    ...spray(690, 66),
    ...([60, 84, 118, 146, 172] as const).map((x, at) => disk('ink', x, 326 - (at % 3) * 9, 6)),
    lines('paper', 10, 'M410 326q60-8 190-6M470 312q40-6 90-4'),
    sponge('translate(200 222) rotate(-4) scale(1.02)'),
    glove('translate(326 196) rotate(-44) scale(.95)'),
    area('art-2', 'M930 196L1150 188L1128 336H954z'),
    area('ink', 'M930 196L1150 188L1146 214L934 222z'),
    lines('ink', 7, 'M936 200Q1040 60 1146 194'),
    sponge('translate(980 246) rotate(8) scale(.5)'),
  ],
}

const friezeRoles = ['art-3', 'art-2', 'art-1', 'paper', 'mark'] as const

/** Returns the motif of a tile of 180 by 180, if it has one: a tick, drops, or a shine. */
const motif = (kind: number, x: number): readonly Shape[] => {
  if (kind === 0) return [lines('ink', 16, `M${x + 44} 96q26 20 42 46Q${x + 112} 84 ${x + 148} 44`)]
  if (kind === 2)
    return [disk('ink', x + 52, 62, 10), disk('ink', x + 84, 100, 15), disk('ink', x + 130, 134, 21)]
  if (kind === 4) return [lines('ink', 14, `M${x + 36} 138L${x + 138} 40M${x + 86} 150L${x + 150} 88`)]
  return []
}

/** Returns a row of tiles, some of them ticked. The seed sets their order. */
export const frieze = (seed: number): Drawing => ({
  width: 2880,
  height: 192,
  shapes: Array.from({ length: 15 }, (_none, at) => {
    const x = at * 192 + 6
    const kind = (at * 3 + seed * 2 + ((at * at) % 3)) % 7
    const role = friezeRoles[(at * 2 + seed + (at % 4 === 3 ? 1 : 0)) % friezeRoles.length] ?? 'art-3'
    const lean = (at * seed) % 5
    return [
      area(role, `M${x} ${lean + 2}L${x + 180} ${4 - (lean % 3)}L${x + 178} 186L${x + 2} 190z`),
      ...motif(kind, x),
    ]
  }).flat(),
})

/** A drawer with a sock and a sponge: for a page that does not exist. */
export const drawer: Drawing = {
  width: 640,
  height: 800,
  shapes: [
    area('art-3', boxes([0, 0, 640, 800])),
    area('art-1', 'M70-10H574V730H62z'),
    lines('ink', 6, 'M70-10L64 730M574-10V730M66 176H574'),
    area('ink', boxes([270, 84, 120, 26])),
    area('ink', 'M92 226L552 222V446H92z'),
    area('art-2', 'M140 456V270L226 266V372L292 376Q338 384 340 456z'),
    area('paper', 'M136 300L228 296V260L134 264z'),
    area('mark', 'M140 456V404Q196 400 204 456zM292 376Q338 384 340 456H300Q282 420 292 376z'),
    lines('ink', 4, 'M160 270V296M182 268V296M204 267V296'),
    sponge('translate(356 344) rotate(-8) scale(.84)'),
    area('paper', 'M24 436L616 426L626 648L14 656z'),
    area('art-2', 'M22 460L617 450L618 488L20 498z'),
    area('ink', boxes([256, 548, 130, 34])),
    lines('ink', 6, 'M24 436L616 426L626 648L14 656z'),
    area('mark', 'M0 730L660 716V800H0z'),
    disk('ink', 520, 756, 7),
    disk('ink', 546, 764, 5),
  ],
}
