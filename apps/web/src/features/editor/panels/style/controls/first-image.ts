import type { StyleModel, StyleValues } from '../style-model.ts'

/** How a picture fills what it lies behind. */
const filling = {
  'background-size': 'cover',
  'background-position': 'center',
  'background-repeat': 'no-repeat',
} as const

const none = /^(?:none)?$/

/**
 * The first picture behind a block fills it: by itself a browser lays it side by side from the corner. What the person
 * or the page says already of how it lies stays.
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
