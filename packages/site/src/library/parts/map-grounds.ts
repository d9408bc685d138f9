/** Streets of a map before it loads. Trades have different ones, so that their pages differ without pictures. */
export type MapGround =
  'avenue' | 'bay' | 'square' | 'pipes' | 'routes' | 'roofs' | 'lots' | 'strands' | 'hills'

const paper = 'var(--c-paper)'
const strong = 'var(--c-art-3)'

/** Returns one stripe in a color across the ground. */
const stripe = (angle: number, color: string, from: number, to: number): string =>
  `linear-gradient(${angle}deg, transparent ${from}%, ${color} ${from}%, ${color} ${to}%, transparent ${to}%)`

/** Returns parallel streets: `wide` of every `step` px. */
const rows = (angle: number, wide: number, step: number, color = paper): string =>
  `repeating-linear-gradient(${angle}deg, ${color} 0 ${wide}px, transparent ${wide}px ${step}px)`

/** Returns curves around a place, `wide` of every `step` px. */
const rounds = (shape: string, wide: number, step: number, color = paper): string =>
  `repeating-radial-gradient(${shape}, transparent 0 ${step - wide}px, ${color} ${step - wide}px ${step}px)`

/** Returns streets that lead to a place, as wide in degrees as `wide`. */
const spokes = (at: string, wide: number, step: number): string =>
  `repeating-conic-gradient(from 8deg at ${at}, ${paper} 0 ${wide}deg, transparent ${wide}deg ${step}deg)`

const square = '84% 34%'
const bay = '92% 128%'

const grounds: Readonly<Record<MapGround, readonly string[]>> = {
  avenue: [stripe(115, strong, 62, 66), rows(90, 10, 168), rows(4, 10, 116)],
  bay: [
    `radial-gradient(circle at ${bay}, ${strong} 0 19rem, ${paper} 19rem 19.8rem, transparent 19.8rem)`,
    rounds(`circle at ${bay}`, 9, 104),
    spokes(bay, 0.8, 9),
  ],
  square: [
    `radial-gradient(circle at ${square}, ${strong} 0 4.4rem, ${paper} 4.4rem 5.2rem, transparent 5.2rem)`,
    rounds(`circle at ${square}`, 10, 128),
    spokes(square, 1.6, 30),
  ],
  pipes: [
    stripe(90, 'var(--c-art-2)', 76, 78.5),
    stripe(180, strong, 66, 74),
    rows(90, 6, 144),
    rows(0, 6, 96),
  ],
  routes: [
    stripe(135, 'var(--c-art-2)', 60, 61.4),
    stripe(135, strong, 63, 64.4),
    stripe(45, 'var(--c-art-1)', 70, 71.4),
    rows(90, 8, 128),
    rows(0, 8, 128),
  ],
  roofs: [
    rows(98, 18, 92),
    rows(8, 18, 128),
    `repeating-linear-gradient(8deg, transparent 0 71px, ${strong} 71px 75px, transparent 75px 128px)`,
  ],
  lots: [
    stripe(96, strong, 78, 82),
    rows(6, 26, 190),
    rows(96, 2, 58),
    `repeating-linear-gradient(6deg, transparent 0 107px, ${paper} 107px 109px, transparent 109px 190px)`,
  ],
  strands: [
    `radial-gradient(130% 190% at 18% -60%, transparent 0 71%, ${strong} 71% 75%, transparent 75%)`,
    rounds('130% 190% at 18% -60%', 8, 62),
    spokes('18% -60%', 0.5, 7),
  ],
  hills: [
    `radial-gradient(34rem 17rem at 86% 80%, ${strong} 0 34%, transparent 34%)`,
    rounds('34rem 17rem at 86% 80%', 4, 58),
    stripe(100, paper, 60, 62),
  ],
}

export const isMapGround = (value: unknown): value is MapGround =>
  typeof value === 'string' && Object.hasOwn(grounds, value)

/** Returns the background images of a ground, the uppermost first. */
export const mapGround = (ground: MapGround = 'avenue'): string => grounds[ground].join(', ')
