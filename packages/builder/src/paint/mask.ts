import { splitValue } from '../background/split-value.ts'
import { amountsIn, fromEnd, normalWords } from './shape-amount.ts'

/** Masks that a block can have: it fades at an edge, or has a shape there. */
export const maskKinds = [
  'fade-bottom',
  'fade-top',
  'fade-left',
  'fade-right',
  'fade-sides',
  'fade-ends',
  'fade-around',
  'soft-circle',
  'zigzag',
  'scallops',
] as const
export type MaskKind = (typeof maskKinds)[number]

export interface Mask {
  readonly kind: MaskKind
  /** Length or percentage over which the block fades, or the width of a tooth. */
  readonly amount: string
}

/** Properties of a mask. */
export const maskProperties = ['mask-image', 'mask-size', 'mask-position', 'mask-repeat'] as const
export type MaskProperty = (typeof maskProperties)[number]

/** Values of the properties that a mask sets. */
export type MaskValues = Readonly<Partial<Record<MaskProperty, string>>>

/** Values without effect, where another breakpoint or a style sets the property. */
export const maskInitial: Readonly<Record<MaskProperty, string>> = {
  'mask-image': 'none',
  'mask-size': 'auto',
  'mask-position': '0% 0%',
  'mask-repeat': 'repeat',
}

const fade = (to: string, amount: string): MaskValues => ({
  'mask-image': `linear-gradient(to ${to}, transparent, #000 ${amount})`,
})
const fadeBoth = (to: string, amount: string): MaskValues => ({
  'mask-image': `linear-gradient(to ${to}, transparent, #000 ${amount}, #000 ${fromEnd(amount)}, transparent)`,
})

const written: Readonly<Record<MaskKind, (amount: string) => MaskValues>> = {
  'fade-bottom': (amount) => fade('top', amount),
  'fade-top': (amount) => fade('bottom', amount),
  'fade-left': (amount) => fade('right', amount),
  'fade-right': (amount) => fade('left', amount),
  'fade-sides': (amount) => fadeBoth('right', amount),
  'fade-ends': (amount) => fadeBoth('bottom', amount),
  'fade-around': (amount) => ({
    'mask-image': `radial-gradient(closest-side, #000 ${fromEnd(amount)}, transparent)`,
  }),
  'soft-circle': (amount) => ({
    'mask-image': `radial-gradient(circle closest-side, #000 ${fromEnd(amount)}, transparent)`,
  }),
  zigzag: (amount) => ({
    'mask-image': 'conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg)',
    'mask-size': `${amount} 100%`,
    'mask-position': '50% 0',
  }),
  scallops: (amount) => ({
    'mask-image':
      'radial-gradient(circle closest-side, #000 calc(100% - 1px), transparent), linear-gradient(#000, #000)',
    'mask-size': `${amount} ${amount}, 100% calc(100% - ${amount} / 2)`,
    'mask-position': '50% 100%, 0 0',
    'mask-repeat': 'repeat-x, no-repeat',
  }),
}

/** Returns a mask with the usual amount. */
export const newMask = (kind: MaskKind): Mask => ({
  kind,
  amount: kind === 'zigzag' || kind === 'scallops' ? '32px' : '25%',
})

/** Returns the properties that a mask sets. */
export const maskCss = ({ kind, amount }: Mask): MaskValues => written[kind](amount)

const normal = (css: string | undefined): string =>
  (splitValue(css ?? '', 'comma') ?? [css ?? ''])
    .map((layer) => {
      const [, name, inner] = /^([a-z-]+)\(([^]*)\)$/.exec(layer) ?? []
      const parts = inner === undefined ? null : splitValue(inner, 'comma')
      return parts ? `${name}(${parts.map((part) => normalWords(part)).join(', ')})` : normalWords(layer)
    })
    .join(', ')

/** Reads a mask from its properties; null for what has no fields here. */
export const readMask = (values: MaskValues): Mask | null => {
  const text = maskProperties.map((property) => normal(values[property]))
  const amounts = [...amountsIn(text[0]!), ...amountsIn(text[1]!)]
  for (const kind of maskKinds)
    for (const amount of amounts) {
      const made = maskCss({ kind, amount })
      if (maskProperties.every((property, at) => normal(made[property]) === text[at])) return { kind, amount }
    }
  return null
}
