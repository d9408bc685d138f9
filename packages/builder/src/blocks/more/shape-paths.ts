/** Areas of shapes between sections, in a box of 1200 by 120, filled at the bottom. */
export const shapePaths = {
  wave: ['M0 60C200 10 400 10 600 60S1000 110 1200 60V120H0Z'],
  waves: [
    'M0 40C220 0 420 90 640 50S1020 10 1200 50V120H0Z',
    'M0 70C240 30 400 110 660 74S1040 44 1200 78V120H0Z',
    'M0 96C260 66 460 118 700 98S1060 80 1200 102V120H0Z',
  ],
  slant: ['M0 120 1200 0V120Z'],
  peak: ['M0 120 600 0 1200 120Z'],
  curve: ['M0 120C300 0 900 0 1200 120Z'],
  bowl: ['M0 0C300 120 900 120 1200 0V120H0Z'],
  zigzag: [
    `M0 120V60${Array.from({ length: 24 }, (_tooth, at) => `L${at * 50 + 25} 10 ${at * 50 + 50} 60`).join('')}V120Z`,
  ],
  hills: [
    'M0 90C120 40 240 40 360 80S620 100 740 56 980 20 1200 76V120H0Z',
    'M0 110C200 70 380 90 560 104S960 70 1200 100V120H0Z',
  ],
  torn: [
    'M0 52 38 60 71 44 118 63 150 50 203 71 244 55 281 66 330 47 362 58 411 42 455 64 498 53 540 70 588 49 629 61 ' +
      '672 45 719 67 760 54 803 69 851 48 889 59 934 43 981 65 1022 52 1068 68 1109 50 1157 62 1200 46V120H0Z',
  ],
  steps: ['M0 120V100H200V80H400V60H600V40H800V20H1000V0H1200V120Z'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ShapeName = keyof typeof shapePaths

export const shapeNames = Object.keys(shapePaths) as readonly ShapeName[]
