import type { NodeRecord } from '@web2/builder'
import { styleState, type StylePlace } from './style-lookup.ts'
import type { StyleValues } from './style-model.ts'
import { lineHeightFactor } from './style-values.ts'

const rounded = (factor: number): number => Math.round(factor * 1000) / 1000

/**
 * The values for one block, whose lines stay as many times the font size high as they are: a height in px would let
 * the lines of a larger font lie on top of each other.
 */
export const withLineHeight = (values: StyleValues, record: NodeRecord, place: StylePlace): StyleValues => {
  if (values['font-size'] === undefined || 'line-height' in values) return values
  const valueOf = (property: string) => styleState([record], place, property).value
  const height = valueOf('line-height')
  if (typeof height !== 'string' || !height.endsWith('px')) return values
  const factor = lineHeightFactor({ 'line-height': height, 'font-size': valueOf('font-size') })
  return factor === null ? values : { ...values, 'line-height': rounded(factor) }
}
