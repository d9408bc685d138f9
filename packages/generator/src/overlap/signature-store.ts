import { packedEstimate, packedWords } from '@web2/writing'

/** Signatures of very many texts, 128 bytes each. */
export interface SignatureStore {
  readonly size: number
  /** Also accepts null for a text without words. */
  add(signature: Uint32Array | null): void
  isEmpty(text: number): boolean
  emptyTexts(): Iterable<number>
  /** Returns the array that contains a signature; `place` returns its offset there. */
  piece(text: number): Uint32Array
  place(text: number): number
}

/** Texts per array: the store grows by whole arrays, because growing by copying doubles its memory. */
const perPiece = 4_096

export const keptSignatures = (): SignatureStore => {
  const pieces: Uint32Array[] = []
  const empty = new Set<number>()
  let size = 0
  const piece = (text: number): Uint32Array => pieces[Math.floor(text / perPiece)]!
  const place = (text: number): number => (text % perPiece) * packedWords
  return {
    get size() {
      return size
    },
    add: (signature) => {
      if (size % perPiece === 0) pieces.push(new Uint32Array(perPiece * packedWords))
      if (signature) piece(size).set(signature, place(size))
      else empty.add(size)
      size += 1
    },
    isEmpty: (text) => empty.has(text),
    emptyTexts: () => empty,
    piece,
    place,
  }
}

/** Returns the estimated similarity of two texts, each from its own store. */
export const estimateSimilarity = (
  a: SignatureStore,
  one: number,
  b: SignatureStore,
  other: number,
): number => packedEstimate(a.piece(one), b.piece(other), a.place(one), b.place(other))
