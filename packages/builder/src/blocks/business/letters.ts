import type { Attributes, Props } from '../../tree/record.ts'

/**
 * Returns the number of letters of a name, and of its longest word, as custom properties for sizes that fit it.
 * Nothing for blocks without the option.
 */
export const lettersOf = (name: string, { fit }: Props): Attributes => {
  if (fit !== true) return {}
  const lengths = name.split(/\s+/).map((word) => [...word].length)
  const all = Math.max(1, [...name.trim()].length)
  return { style: `--w2-letters:${all};--w2-longest:${Math.max(1, ...lengths)}` }
}
