import { packedEstimate, packedWords } from '@web2/writing'

/** Signatures of very many texts, 128 bytes each. */
export interface SignatureStore {
  readonly size: number
  /** Null is kept too: a text of no words. */
  add(signature: Uint32Array | null): void
  isEmpty(text: number): boolean
  emptyTexts(): Iterable<number>
  /** The memory that a signature lies in, and where it begins there. */
  piece(text: number): Uint32Array
  place(text: number): number
}

/** Texts of one piece of memory: it grows by pieces, since what grows by copying lies there twice. */
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

/** Estimated overlap of two texts, each of its own keeping. */
export const estimateSimilarity = (
  a: SignatureStore,
  one: number,
  b: SignatureStore,
  other: number,
): number => packedEstimate(a.piece(one), b.piece(other), a.place(one), b.place(other))
