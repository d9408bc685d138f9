/**
 * Issues of one code that are not listed individually: their number, and a digest that changes with any of
 * them.
 */
export interface Rest {
  readonly count: number
  readonly digest: string
}

/** FNV-1a, 32 bits: distinguishes the accepted rest from another one, without protecting against forgery. */
const digestOf = (text: string, from: number): number => {
  let digest = from
  for (let at = 0; at < text.length; at += 1)
    digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193) >>> 0
  return digest
}

/** Returns the rest with one more issue. */
export const restOf = (rest: Rest | undefined, id: string): Rest => ({
  count: (rest?.count ?? 0) + 1,
  digest: digestOf(id, rest === undefined ? 0x811c9dc5 : parseInt(rest.digest, 16)).toString(16),
})
