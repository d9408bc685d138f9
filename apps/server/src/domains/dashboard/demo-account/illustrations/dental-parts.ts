import { at, box, each, ellipse, line, shape, type Drawn } from './shapes.ts'

/* Parts of dental scenes, drawn around their center unless their comment says otherwise. */

export const white = '#ffffff'
export const navy = '#2c4a63'
export const teal = '#3d9aa1'
export const mint = '#bfe3e0'
export const pink = '#ef8f97'
export const yellow = '#f6cf6a'
export const steel = '#b9c7d1'

/** Molar, 300 wide and 360 high. */
export const tooth = (fill = white): Drawn =>
  shape(
    'M-150 -90C-156 -170 -80 -196 -40 -176C-16 -164 16 -164 40 -176C80 -196 156 -170 150 -90C146 -30 118 -6 110 60C102 124 96 176 68 178C36 180 44 84 0 84C-44 84 -36 180 -68 178C-96 176 -102 124 -110 60C-118 -6 -146 -30 -150 -90z',
    fill,
  )

/** Molar with a highlight. */
export const shinyTooth: Drawn = tooth() + line('M-112 -96C-112 -126 -92 -142 -68 -142', '#dcebf0', 16)

/** Four-pointed sparkle. */
export const sparkle = (fill = yellow): Drawn =>
  shape('M0 -46C6 -12 12 -6 46 0C12 6 6 12 0 46C-6 12 -12 6 -46 0C-12 -6 -6 -12 0 -46z', fill)

/** Toothbrush lying along the x axis, 720 wide. */
export const toothbrush = (color = teal): Drawn =>
  box(-360, -22, 480, 44, color, 22) +
  box(80, -13, 120, 26, color, 10) +
  box(180, -20, 180, 40, color, 20) +
  each([196, 230, 264, 298, 332], (x, index) => box(x - 13, -88, 26, 72, index % 2 ? '#8fd0e8' : white, 6)) +
  box(-310, -8, 190, 16, white, 8)

/** Tube of toothpaste lying along the x axis, 460 wide. */
export const tube: Drawn =
  shape('M-230 -70L120 -58C150 -56 160 -34 160 0C160 34 150 56 120 58L-230 70z', white) +
  shape('M-230 -70L-90 -65V65L-230 70z', pink) +
  box(-250, -78, 34, 156, '#d7747d', 8) +
  box(158, -34, 66, 68, navy, 10) +
  line('M-40 0H90', teal, 20)

/** Treatment chair facing right, standing on y = 0, 420 high. */
export const chair: Drawn =
  box(-150, -24, 300, 24, steel, 12) +
  box(-24, -150, 48, 130, steel, 8) +
  shape('M-190 -190H130C160 -190 168 -150 140 -146H-150C-196 -146 -214 -174 -190 -190z', teal) +
  shape('M-176 -172L-300 -372C-316 -400 -282 -424 -258 -400L-116 -190z', teal) +
  shape('M-286 -380C-320 -420 -290 -464 -256 -446L-222 -388z', '#2f7f86') +
  shape('M120 -186L262 -120C284 -108 276 -76 250 -80L110 -146z', teal) +
  box(-110, -246, 170, 22, navy, 11) +
  box(-40, -236, 20, 56, navy, 6)

/** Lamp on an arm that comes from above on the right. */
export const lamp: Drawn =
  line('M260 -240V-120L90 -60L0 0', steel, 18) +
  shape('M-110 60C-100 -10 -40 -40 20 -24C62 -12 86 22 84 60z', navy) +
  ellipse(-13, 62, 98, 20, yellow)

/** Smile with lips, 640 wide; `teeth` is the color of the teeth. */
export const smile = (teeth = white): Drawn =>
  shape(
    'M-320 -40C-220 -150 -90 -150 0 -96C90 -150 220 -150 320 -40C220 150 120 200 0 200C-120 200 -220 150 -320 -40z',
    '#d9616c',
  ) +
  shape('M-250 -30C-140 -64 140 -64 250 -30C180 96 90 124 0 124C-90 124 -180 96 -250 -30z', '#7c2f3b') +
  shape('M-238 -32C-130 -62 130 -62 238 -32C190 52 100 76 0 76C-100 76 -190 52 -238 -32z', teeth) +
  each([-160, -80, 0, 80, 160], (x) =>
    line(`M${x} ${-50 + Math.abs(x) / 24}V${68 - (x * x) / 620}`, '#dfe6ea', 6),
  )

/** Laughing mouth of a child, 360 wide. */
export const laugh: Drawn =
  shape('M-180 0H180C180 110 100 180 0 180C-100 180 -180 110 -180 0z', '#7c2f3b') +
  shape('M-166 0H166C166 26 160 44 150 56H-150C-160 44 -166 26 -166 0z', white) +
  shape('M-110 136C-60 90 60 90 110 136C80 166 44 180 0 180C-44 180 -80 166 -110 136z', pink)

/** Wall calendar with a marked day, 560 wide. */
export const calendar: Drawn =
  box(-280, -230, 560, 480, white, 28) +
  shape('M-280 -202C-280 -218 -268 -230 -252 -230H252C268 -230 280 -218 280 -202V-120H-280z', pink) +
  each([-150, 150], (x) => box(x - 14, -280, 28, 90, navy, 14)) +
  each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], (index) =>
    box(
      -222 + (index % 5) * 96,
      -84 + Math.floor(index / 5) * 104,
      60,
      60,
      index === 8 ? yellow : '#e6eef2',
      12,
    ),
  ) +
  at(96, 50, tooth(white), 0.13)

/** Glass of water with ice, standing on y = 0, 300 high. */
export const glass: Drawn =
  shape('M-110 -300H110L84 0H-84z', '#e9f6f9') +
  shape('M-100 -220H100L82 -8H-82z', '#a9dbea') +
  at(-30, -190, box(-34, -34, 68, 68, white, 12), 1, 14) +
  at(38, -140, box(-30, -30, 60, 60, '#eef9fc', 12), 1, -18) +
  line('M40 -150L86 -360', pink, 12)

/** Shelf on the wall with two bottles and a plant, standing on y = 0. */
export const shelf: Drawn =
  box(-190, 0, 380, 18, '#c9b79c', 6) +
  box(-150, -90, 54, 90, teal, 10) +
  box(-134, -112, 22, 26, navy, 4) +
  box(-66, -70, 60, 70, white, 10) +
  shape('M60 -60H150L138 0H72z', '#c8744f') +
  each([-34, 0, 34], (turn) => at(105, -58, ellipse(0, -46, 18, 46, '#4f8f55'), 1, turn))
