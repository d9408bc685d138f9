import type { Attributes } from '../tree/record.ts'

/** Attribute that marks sample text in HTML that will be imported again. */
export const sampleAttribute = 'data-w2m-sample'

/** Returns the attributes of an imported element without the mark, and whether it was marked. */
export const withoutSampleMark = (
  attributes: Attributes,
): { readonly attributes: Attributes; readonly isSample: boolean } => {
  if (attributes[sampleAttribute] === undefined) return { attributes, isSample: false }
  const { [sampleAttribute]: _mark, ...others } = attributes
  return { attributes: others, isSample: true }
}
