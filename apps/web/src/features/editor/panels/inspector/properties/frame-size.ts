import { styleOf, type NodeRecord } from '@web2/builder'
import { textIn } from '../use-props.ts'

export type FrameSide = 'width' | 'height'

const asNumber = (size: string): string => size.replace(/px$/, '')

/** How wide or high a frame is: by its own style where that says so, else by its attribute. */
export const frameSize = ({ props }: NodeRecord, side: FrameSide): string => {
  const own = styleOf(props, 'desktop')?.[side]
  const styled = typeof own === 'number' || typeof own === 'string' ? String(own) : ''
  return asNumber(styled || textIn(props[side]))
}

export interface ReadSize {
  /** As the iframe's attribute has it. */
  readonly prop: number | string
  /** As a style has it. */
  readonly style: string
}

/** A size as a person types it: px with or without the unit, or a share of the room; null for anything else. */
export const readSize = (typed: string): ReadSize | null => {
  const [, figure = '', unit] = /^\s*(\d+(?:\.\d+)?)\s*(px|%)?\s*$/.exec(typed) ?? []
  const size = Math.round(Number(figure))
  if (size <= 0) return null
  return unit === '%' ? { prop: `${size}%`, style: `${size}%` } : { prop: size, style: `${size}px` }
}

/** Why a size is refused; null when it is not. */
export const sizeRefusal = (typed: string, label: string): string | null =>
  readSize(typed) === null ? `${label} should be more than 0` : null
