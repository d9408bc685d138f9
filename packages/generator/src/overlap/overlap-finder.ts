import { packedWords } from '@web2/writing'
import { keptSignatures, estimateSimilarity, type SignatureStore } from './signature-store.ts'
import { textSigner } from './text-signer.ts'

/** Of each text its likeness to the one most like it, 0 to 1, and the place of that one, or -1. */
export interface Nearest {
  readonly similarity: Float32Array
  readonly partner: Int32Array
}

export interface Overlap extends Nearest {
  /** Of each text with the one that is most like it. */
  readonly average: number
  readonly highest: number
  /** The same with what was there before; places are among those. */
  readonly others: Nearest
}

/** Estimates how alike very many texts are; 128 bytes are kept of each. */
export interface OverlapFinder {
  /** Answers what is kept of it, to be told to other finders; null for a text of no words. */
  add(text: string): Uint32Array | null
  /**
   * Adds a stored signature of an existing text: new texts are compared with it, but it is compared with
   * none.
   */
  addOther(signature: Uint32Array): void
  /** Finds the highest similarity; yields to other tasks at each `breathe`. */
  overlap(breathe?: () => Promise<void>): Promise<Overlap>
}

/** Texts compared before yielding to other tasks. */
const atOnce = 4_096

/** A place fits beside 32 bits into one number, which sorts as fast as numbers do. */
const placeRoom = 0x20_0000

/** All texts in the order of one number of their signatures; those that share it stand side by side, own ones first. */
const sortedBy = (word: number, own: SignatureStore, others: SignatureStore): Float64Array => {
  const keys = new Float64Array(own.size + others.size)
  let count = 0
  for (const [from, kept] of [
    [0, own],
    [own.size, others],
  ] as const)
    for (let text = 0; text < kept.size; text += 1)
      if (!kept.isEmpty(text))
        keys[count++] = kept.piece(text)[kept.place(text) + word]! * placeRoom + from + text
  return keys.subarray(0, count).sort()
}

const noTexts = new Float64Array(0)

const nearest = (count: number): Nearest => ({
  similarity: new Float32Array(count),
  partner: new Int32Array(count).fill(-1),
})

const note = ({ similarity, partner }: Nearest, text: number, other: number, likeness: number): void => {
  if (likeness <= similarity[text]!) return
  similarity[text] = likeness
  partner[text] = other
}

export const overlapFinder = (): OverlapFinder => {
  const sign = textSigner()
  const [own, others] = [keptSignatures(), keptSignatures()]

  return {
    add: (text) => {
      const signature = sign(text)
      own.add(signature)
      return signature
    },
    addOther: (signature) => others.add(signature),
    overlap: async (breathe = () => Promise.resolve()) => {
      const [among, before] = [nearest(own.size), nearest(own.size)]
      const meet = (one: number, other: number) => {
        if (one === other) return
        const likeness = estimateSimilarity(own, one, own, other)
        note(among, one, other, likeness)
        note(among, other, one, likeness)
      }
      const meetOther = (one: number, other: number) =>
        note(before, one, other, estimateSimilarity(own, one, others, other))

      /** Of a crowd that is alike each meets the one before it and one further back, another in each band. */
      const meetCrowd = (texts: Float64Array, owns: number, word: number, from: number) => {
        const strangers = texts.length - owns
        for (let at = from; at < Math.min(owns, from + atOnce); at += 1) {
          if (at > 0) {
            meet(texts[at]!, texts[at - 1]!)
            meet(texts[at]!, texts[Math.floor((at * (word + 1)) / (packedWords + 1))]!)
          }
          if (strangers === 0) continue
          meetOther(texts[at]!, texts[owns + (at % strangers)]! - own.size)
          meetOther(texts[at]!, texts[owns + ((at + word + 1) % strangers)]! - own.size)
        }
      }

      for (let word = 0; word < packedWords; word += 1) {
        const keys = sortedBy(word, own, others)
        let first = 0
        for (let at = 1; at <= keys.length; at += 1) {
          if (at < keys.length && Math.floor(keys[at]! / placeRoom) === Math.floor(keys[first]! / placeRoom))
            continue
          const crowd = at - first > 1 ? keys.subarray(first, at).map((key) => key % placeRoom) : noTexts
          const firstOther = crowd.findIndex((text) => text >= own.size)
          const owns = firstOther < 0 ? crowd.length : firstOther
          for (let from = 0; from < owns; from += atOnce) {
            meetCrowd(crowd, owns, word, from)
            if (owns > atOnce) await breathe()
          }
          first = at
        }
        await breathe()
      }
      // pages without a word are copies of each other, and of nothing that is there elsewhere
      const [first, ...copies] = own.emptyTexts()
      if (first !== undefined)
        for (const other of copies) {
          note(among, first, other, 1)
          note(among, other, first, 1)
        }
      let [sum, highest] = [0, 0]
      for (const each of among.similarity) {
        sum += each
        if (each > highest) highest = each
      }
      return { ...among, average: own.size === 0 ? 0 : sum / own.size, highest, others: before }
    },
  }
}
