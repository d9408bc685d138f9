/** Numbers from 0 to 1 (without it), the same ones for the same seed. */
export type Random = () => number

/** mulberry32, a public-domain generator by Tommy Ettinger: good enough to choose words, not to keep secrets. */
export const seeded = (seed: number): Random => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** One seed of several numbers, in their order. */
export const mixSeeds = (...numbers: readonly number[]): number => {
  let hash = 0x811c9dc5
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number | 0), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return hash >>> 0
}

/** A number for a text (FNV-1a). */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Another number for a text: two that agree in the first one differ in this one as likely as any two. */
export const otherHashOf = (text: string): number => {
  let hash = 0x9747b28c
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1e995)
    hash ^= hash >>> 15
  }
  return hash >>> 0
}
