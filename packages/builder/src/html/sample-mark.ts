import type { Attributes } from '../tree/record.ts'

/** Carries the mark of sample text in html that will be imported again. */
export const sampleAttribute = 'data-w2m-sample'

/** The attributes of an imported element, and whether it was marked. */
export const withoutSampleMark = (
  attributes: Attributes,
): { readonly attributes: Attributes; readonly isSample: boolean } => {
  if (attributes[sampleAttribute] === undefined) return { attributes, isSample: false }
  const { [sampleAttribute]: _mark, ...others } = attributes
  return { attributes: others, isSample: true }
}
