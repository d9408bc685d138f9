import { at, box, circle, each, ellipse, line, shape, width, type Drawn } from './shapes.ts'

/* Parts of garden scenes. Each stands on its origin, upwards from y = 0, unless its comment says otherwise. */

export const leaf = '#4f8f55'
export const darkLeaf = '#35724a'
export const lightLeaf = '#8cc07a'
export const bark = '#7a5a3c'
export const earth = '#6b4a32'
export const coral = '#e98a7b'
export const gold = '#f3c969'
export const stone = '#cfc4ae'

/** Sun with a halo, around its center. */
export const sun: Drawn = circle(0, 0, 92, '#fbe7b2') + circle(0, 0, 60, gold)

/** Cloud around its center. */
export const cloud: Drawn =
  ellipse(0, 10, 90, 30, '#ffffff') + circle(-34, -6, 34, '#ffffff') + circle(22, -16, 46, '#ffffff')

/** Hills across the whole width, on the horizon at `y`. */
export const hills = (y: number): Drawn =>
  shape(`M0 ${y}C180 ${y - 120} 380 ${y - 90} 600 ${y}V${y + 40}H0z`, '#b9d9b0') +
  shape(`M420 ${y}C640 ${y - 150} 900 ${y - 110} ${width} ${y - 40}V${y + 40}H420z`, '#a6cd9d')

/** Grass from `y` down to the bottom of the picture. */
export const meadow = (y: number, height: number, color = '#8fc47e'): Drawn =>
  shape(`M0 ${y}C300 ${y - 24} 800 ${y + 24} ${width} ${y - 6}V${height}H0z`, color)

/** Mown stripes from the horizon at `y`. */
export const stripes = (y: number, height: number): Drawn =>
  each([0, 2, 4, 6, 8], (band) => {
    const [top, bottom] = [360 + band * 54, -240 + band * 190]
    return shape(`M${top} ${y}h54L${bottom + 190} ${height}H${bottom}z`, '#a3d18f')
  })

/** Tree with a round crown; `fruit` colors its apples. */
export const tree = (fruit?: string): Drawn =>
  shape('M-18 0L-12 -150L-60 -214L-44 -224L-4 -176L4 -240H20L18 -176L58 -222L72 -210L16 -146L22 0z', bark) +
  circle(-70, -250, 82, leaf) +
  circle(74, -246, 88, darkLeaf) +
  circle(0, -318, 104, '#438453') +
  circle(-20, -236, 76, leaf) +
  (fruit === undefined
    ? ''
    : each([-104, -62, -18, 30, 62, 106, -40, 4, 44], (x, index) =>
        circle(x, -230 - ((index * 53) % 140), 13, fruit),
      ))

/** Tree in winter with a few main limbs around an open center. */
export const bareTree: Drawn =
  shape('M-20 0L-12 -140H14L22 0z', bark) +
  line('M0 -130C-30 -210 -110 -230 -150 -330M0 -130C30 -210 110 -230 150 -330', bark, 20) +
  line('M0 -130C-20 -220 -40 -270 -60 -370M0 -130C20 -220 44 -270 66 -366', bark, 16) +
  line('M-86 -238L-160 -250M-122 -280L-96 -346M86 -238L160 -252M122 -280L98 -348', bark, 9) +
  line('M-34 -250L-84 -316M38 -252L88 -310M-52 -330L-24 -392M56 -326L30 -392', bark, 7)

/** Shrub. */
export const bush = (color = leaf): Drawn =>
  circle(-46, -36, 44, color) +
  circle(44, -38, 46, color) +
  circle(0, -66, 52, color) +
  box(-60, -40, 120, 40, color, 18)

/** Flower with five petals, 120 high. */
export const flower = (petals: string, middle = '#fff3cf'): Drawn =>
  line('M0 0C4 -30 -4 -60 0 -92', leaf, 7) +
  shape(
    'M0 -24C-30 -30 -44 -54 -42 -62C-20 -60 -4 -46 0 -24zM0 -34C26 -40 40 -62 38 -70C18 -68 4 -56 0 -34z',
    leaf,
  ) +
  each([0, 72, 144, 216, 288], (turn) => at(0, -100, ellipse(0, -18, 13, 18, petals), 1, turn)) +
  circle(0, -100, 11, middle)

/** Clipped hedge of a length, 190 high, with a level top and a wider base. */
export const hedge = (length: number): Drawn =>
  shape(
    `M0 0L18 -176C20 -188 28 -194 40 -194H${length - 40}C${length - 28} -194 ${length - 20} -188 ${length - 18} -176L${length} 0z`,
    darkLeaf,
  ) +
  box(26, -194, length - 52, 34, leaf, 14) +
  each(
    Array.from({ length: Math.floor(length / 90) }, (_, index) => index),
    (index) => circle(60 + index * 90, -60 - (index % 3) * 34, 12, '#41805a'),
  )

/** Lawn mower seen from the side, 190 wide. */
export const mower: Drawn =
  line('M-70 -60L-170 -210M-170 -210H-206', '#5b6b73', 12) +
  shape('M-100 -30C-100 -84 -60 -100 0 -100H50C84 -100 96 -70 98 -30z', '#c9503f') +
  box(-46, -136, 84, 42, '#47545b', 10) +
  circle(-76, -26, 30, '#39444a') +
  circle(72, -24, 26, '#39444a') +
  circle(-76, -26, 12, stone) +
  circle(72, -24, 10, stone)

/** Plant in a pot, 200 high. */
export const pot: Drawn =
  circle(0, -150, 52, leaf) +
  circle(-34, -120, 36, darkLeaf) +
  circle(36, -122, 38, '#438453') +
  shape('M-50 -92H50L38 0H-38z', '#c8744f') +
  box(-58, -106, 116, 24, '#d98a63', 6)

/** Round table with two chairs, 250 high. */
export const gardenTable: Drawn =
  line('M0 0V-120M-46 0H46', '#5b6b73', 12) +
  ellipse(0, -126, 130, 20, '#e9e2d3') +
  line('M-250 0L-236 -104H-160L-150 0M-236 -104L-258 -220', '#5b6b73', 12) +
  line('M250 0L236 -104H160L150 0M236 -104L258 -220', '#5b6b73', 12) +
  box(-250, -114, 100, 16, coral, 8) +
  box(150, -114, 100, 16, coral, 8) +
  box(-24, -172, 48, 44, '#7fb4c9', 8)

/** Reeds with brown heads, 200 high. */
export const reeds: Drawn =
  line('M-30 0C-34 -70 -30 -120 -40 -180M0 0C2 -80 -2 -130 4 -210M30 0C36 -60 32 -110 44 -160', darkLeaf, 8) +
  line('M-40 -150V-190M4 -178V-222M44 -130V-170', '#8a5f3c', 18) +
  line('M-12 0C-20 -50 -46 -80 -70 -96M16 0C24 -50 50 -70 74 -84', leaf, 8)

/** Water lily with its pad, around its center. */
export const lily: Drawn =
  shape('M0 0L70 -14A72 26 0 1 0 70 16z', '#5c9c62') +
  each([-40, -14, 14, 40], (turn) => at(-6, -8, ellipse(0, -22, 12, 26, '#f6c6d0'), 1, turn)) +
  circle(-6, -18, 10, gold)

/** Greenhouse, 520 wide and 380 high. */
export const greenhouse: Drawn =
  shape('M-260 0V-230L0 -380L260 -230V0z', '#d8edf0') +
  line(
    'M-260 0V-230L0 -380L260 -230V0zM-260 -230H260M-130 0V-305M0 0V-380M130 0V-305M-260 -115H260',
    '#ffffff',
    12,
  ) +
  shape('M-200 -210L-60 -300L-44 -286L-190 -192zM60 -200L190 -100V-60L60 -160z', '#ecf8f9')

/** Tomato plant on a string, 300 high. */
export const tomatoPlant: Drawn =
  line('M0 0C10 -100 -10 -200 0 -300', leaf, 9) +
  each([-60, -120, -180, -240], (y, index) =>
    shape(
      index % 2 === 0
        ? `M0 ${y}C30 ${y - 40} 70 ${y - 30} 84 ${y}C54 ${y + 22} 22 ${y + 20} 0 ${y}z`
        : `M0 ${y}C-30 ${y - 40} -70 ${y - 30} -84 ${y}C-54 ${y + 22} -22 ${y + 20} 0 ${y}z`,
      index % 2 === 0 ? leaf : darkLeaf,
    ),
  ) +
  each([-44, -80, -104, -150, -170, -214], (y, index) =>
    circle(index % 2 === 0 ? -26 : 26, y, 19, index === 5 ? gold : '#d9523f'),
  )

/** Spade stuck in the ground, 300 high. */
export const spade: Drawn =
  line('M0 -60V-280M-34 -284H34', '#a5774c', 16) +
  shape('M-48 -100H48V-30C44 0 20 24 0 40C-20 24 -44 0 -48 -30z', '#8a98a0')

/** Bare soil from `y` downwards with rows. */
export const soil = (y: number, height: number): Drawn =>
  shape(`M0 ${y}C300 ${y - 20} 900 ${y + 16} ${width} ${y - 8}V${height}H0z`, earth) +
  line(
    `M-20 ${y + 60}C300 ${y + 40} 900 ${y + 76} 1220 ${y + 52}M-20 ${y + 130}C300 ${y + 110} 900 ${y + 146} 1220 ${y + 122}`,
    '#5a3d29',
    10,
  )

/** Rows of slabs in perspective from `y` to the bottom. */
export const slabs = (y: number, height: number): Drawn => {
  const rows = [0, 0.14, 0.34, 0.62, 1].map((part) => y + part * (height - y))
  return (
    box(0, y, width, height - y, '#e3d9c6') +
    each(rows.slice(1, -1), (row) => line(`M0 ${row}H${width}`, '#c9bda5', 6)) +
    each([-600, -300, 0, 300, 600], (x) =>
      line(`M${600 + x * 0.6} ${y}L${600 + x * 1.7} ${height}`, '#c9bda5', 6),
    )
  )
}
