import { styleOf, type NodeRecord } from '@web2/builder'
import { textIn } from '../use-props.ts'

export type FrameSide = 'width' | 'height'

const asNumber = (size: string): string => size.replace(/px$/, '')

/** Returns the width or height of a frame: from its own style if set there, else from its attribute. */
export const frameSize = ({ props }: NodeRecord, side: FrameSide): string => {
  const own = styleOf(props, 'desktop')?.[side]
  const styled = typeof own === 'number' || typeof own === 'string' ? String(own) : ''
  return asNumber(styled || textIn(props[side]))
}

export interface ReadSize {
  /** Value for the iframe's attribute. */
  readonly prop: number | string
  /** Value for a style. */
  readonly style: string
}

/** Parses a typed size: px with or without the unit, or a percentage. Returns null for anything else. */
export const readSize = (typed: string): ReadSize | null => {
  const [, figure = '', unit] = /^\s*(\d+(?:\.\d+)?)\s*(px|%)?\s*$/.exec(typed) ?? []
  const size = Math.round(Number(figure))
  if (size <= 0) return null
  return unit === '%' ? { prop: `${size}%`, style: `${size}%` } : { prop: size, style: `${size}px` }
}

/** Returns why a size is refused; null if it is valid. */
export const sizeRefusal = (typed: string, label: string): string | null =>
  readSize(typed) === null ? `${label} should be more than 0` : null
