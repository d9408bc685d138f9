import { estimateOf, signatureLength, signatureOf, shinglesOf } from '@web2/writing'

export interface Overlap {
  /** Of each text with the one that is most like it, 0 to 1. */
  readonly average: number
  readonly highest: number
  /** For each text, in the order in which they came, its likeness to the one most like it and that one's place, or -1. */
  readonly similarity: Float32Array
  readonly partner: Int32Array
}

/** Estimates how alike very many texts are; 512 bytes are kept of each. */
export interface OverlapFinder {
  add(text: string): void
  /** Looks for the most alike; `breathe` is called now and then. */
  overlap(breathe?: () => void): Overlap
}

/** Numbers of a signature in a band: texts meet in a band when these are equal. */
const rows = 4
const bands = signatureLength / rows

const bandOf = (signatures: Uint32Array, text: number, band: number): number => {
  let hash = 0x9747b28c
  const from = text * signatureLength + band * rows
  for (let at = from; at < from + rows; at += 1) {
    hash = Math.imul(hash ^ signatures[at]!, 0x5bd1e995)
    hash ^= hash >>> 13
  }
  return hash >>> 0
}

/** Lines whose signatures are kept: most lines of pages that are made from one page are the same on all of them. */
const linesKept = 20_000

/**
 * The signature of a text of lines: runs of words do not go beyond a line, so that of a whole is the smallest of each
 * number of its lines, and a line that many texts share is looked at once. Undefined for a text of no words.
 */
const signer = (): ((text: string) => Uint32Array | undefined) => {
  const known = new Map<string, Uint32Array | null>()
  const ofLine = (line: string): Uint32Array | null => {
    const had = known.get(line)
    if (had !== undefined) return had
    const { set } = shinglesOf(line)
    const signature = set.size === 0 ? null : signatureOf(set)
    if (known.size >= linesKept) known.clear()
    known.set(line, signature)
    return signature
  }
  return (text) => {
    let whole: Uint32Array | undefined
    for (const line of text.split('\n')) {
      const own = ofLine(line)
      if (!own) continue
      if (!whole) {
        whole = own.slice()
        continue
      }
      for (let at = 0; at < signatureLength; at += 1) if (own[at]! < whole[at]!) whole[at] = own[at]!
    }
    return whole
  }
}

export const overlapFinder = (): OverlapFinder => {
  const signatureOfText = signer()
  let signatures = new Uint32Array(signatureLength * 64)
  let count = 0
  const signatureAt = (text: number) =>
    signatures.subarray(text * signatureLength, (text + 1) * signatureLength)

  return {
    add: (text) => {
      if ((count + 1) * signatureLength > signatures.length) {
        const larger = new Uint32Array(signatures.length * 2)
        larger.set(signatures)
        signatures = larger
      }
      // texts of no words are like nothing: each gets numbers of its own
      signatures.set(
        signatureOfText(text) ?? new Uint32Array(signatureLength).map((_, at) => count * 131 + at),
        count * signatureLength,
      )
      count += 1
    },
    overlap: (breathe = () => undefined) => {
      const similarity = new Float32Array(count)
      const partner = new Int32Array(count).fill(-1)
      const meet = (one: number, other: number) => {
        if (one === other) return
        const likeness = estimateOf(signatureAt(one), signatureAt(other))
        for (const [a, b] of [
          [one, other],
          [other, one],
        ] as const) {
          if (likeness <= similarity[a]!) continue
          similarity[a] = likeness
          partner[a] = b
        }
      }
      for (let band = 0; band < bands; band += 1) {
        const hashes = Uint32Array.from({ length: count }, (_, text) => bandOf(signatures, text, band))
        const order = Uint32Array.from({ length: count }, (_, text) => text).sort(
          (one, other) => hashes[one]! - hashes[other]! || one - other,
        )
        let first = 0
        for (let at = 1; at < count; at += 1) {
          if (hashes[order[at]!] !== hashes[order[first]!]) {
            first = at
            continue
          }
          // of a crowd that is alike each meets the one before it and one further back, another in each band
          meet(order[at]!, order[at - 1]!)
          meet(order[at]!, order[(first + ((at - first) * (band + 1)) / (bands + 1)) | 0]!)
        }
        breathe()
      }
      let [sum, highest] = [0, 0]
      for (const each of similarity) {
        sum += each
        if (each > highest) highest = each
      }
      return { average: count === 0 ? 0 : sum / count, highest, similarity, partner }
    },
  }
}
