import type { StyleModel, StyleValues } from '../style-model.ts'

/** Values that make an image fill its block. */
const filling = {
  'background-size': 'cover',
  'background-position': 'center',
  'background-repeat': 'no-repeat',
} as const

const none = /^(?:none)?$/

/**
 * Returns the values for a block's background image. The first image fills the block, because browsers would
 * tile it; values that the user or the page already set are kept.
 */
export const withFirstPicture = (
  model: Pick<StyleModel, 'state' | 'computed'>,
  property: string,
  picture: string,
): StyleValues => {
  const values = { [property]: picture }
  if (property !== 'background-image' || picture.includes('gradient(')) return values
  const { value, mixed } = model.state(property)
  if (mixed || (value !== undefined && value !== 'none') || !none.test(model.computed(property)))
    return values
  const unset = Object.entries(filling).filter(([name]) => model.state(name).value === undefined)
  return { ...values, ...Object.fromEntries(unset) }
}
