import { splitValue } from '../background/split-value.ts'
import { fromEnd, normalWords, amountsIn } from './shape-amount.ts'

/** Shapes that a block can be cut to. */
export const clipKinds = [
  'slant-bottom',
  'slant-top',
  'slant-both',
  'parallelogram',
  'arrow-down',
  'arrow-right',
  'hexagon',
  'beveled',
  'triangle',
  'diamond',
  'circle',
  'ellipse',
  'rounded',
] as const
export type ClipKind = (typeof clipKinds)[number]

/** Shape of a block, written as `clip-path`. */
export interface ClipShape {
  readonly kind: ClipKind
  /** Length or percentage of the cut, the radius or the point; empty for shapes without one. */
  readonly amount: string
}

const polygon = (...points: readonly string[]): string => `polygon(${points.join(', ')})`

const written: Readonly<Record<ClipKind, (amount: string, rest: string) => string>> = {
  'slant-bottom': (_amount, rest) => polygon('0 0', '100% 0', `100% ${rest}`, '0 100%'),
  'slant-top': (amount) => polygon(`0 ${amount}`, '100% 0', '100% 100%', '0 100%'),
  'slant-both': (amount, rest) => polygon(`0 ${amount}`, '100% 0', `100% ${rest}`, '0 100%'),
  parallelogram: (amount, rest) => polygon(`${amount} 0`, '100% 0', `${rest} 100%`, '0 100%'),
  'arrow-down': (_amount, rest) => polygon('0 0', '100% 0', `100% ${rest}`, '50% 100%', `0 ${rest}`),
  'arrow-right': (_amount, rest) => polygon('0 0', `${rest} 0`, '100% 50%', `${rest} 100%`, '0 100%'),
  hexagon: (amount, rest) =>
    polygon(`${amount} 0`, `${rest} 0`, '100% 50%', `${rest} 100%`, `${amount} 100%`, '0 50%'),
  beveled: (amount, rest) =>
    polygon(
      `${amount} 0`,
      `${rest} 0`,
      `100% ${amount}`,
      `100% ${rest}`,
      `${rest} 100%`,
      `${amount} 100%`,
      `0 ${rest}`,
      `0 ${amount}`,
    ),
  triangle: () => polygon('50% 0', '100% 100%', '0 100%'),
  diamond: () => polygon('50% 0', '100% 50%', '50% 100%', '0 50%'),
  circle: (amount) => `circle(${amount})`,
  ellipse: (amount) => `ellipse(${amount} ${amount})`,
  rounded: (amount) => `inset(0 round ${amount})`,
}

const usual: Readonly<Record<ClipKind, string>> = {
  'slant-bottom': '10%',
  'slant-top': '10%',
  'slant-both': '10%',
  parallelogram: '10%',
  'arrow-down': '10%',
  'arrow-right': '10%',
  hexagon: '25%',
  beveled: '10%',
  triangle: '',
  diamond: '',
  circle: '50%',
  ellipse: '50%',
  rounded: '24px',
}

/** Returns a shape with the usual amount. */
export const newClipShape = (kind: ClipKind): ClipShape => ({ kind, amount: usual[kind] })

/** Returns a shape as the value of `clip-path`. */
export const clipShapeCss = ({ kind, amount }: ClipShape): string => written[kind](amount, fromEnd(amount))

const normal = (css: string): string | null => {
  const [, name, inner] = /^([a-z]+)\(([^]*)\)$/.exec(css.trim()) ?? []
  const points = inner === undefined ? null : splitValue(inner, 'comma')
  return points && `${name}(${points.map((point) => normalWords(point)).join(', ')})`
}

/** Reads a shape from `clip-path`; null for what has no fields here. */
export const readClipShape = (css: string): ClipShape | null => {
  const text = normal(css)
  if (text === null) return null
  const amounts = amountsIn(text)
  for (const kind of clipKinds) {
    const amount = usual[kind] === '' ? '' : undefined
    for (const each of amount === undefined ? amounts : [amount])
      if (normal(clipShapeCss({ kind, amount: each })) === text) return { kind, amount: each }
  }
  return null
}
