import { packedWords } from '@web2/writing'
import { keptSignatures, estimateSimilarity, type SignatureStore } from './signature-store.ts'
import { textSigner } from './text-signer.ts'

/** For each text, the similarity to its most similar one, 0 to 1, and the index of that one, or -1. */
export interface Nearest {
  readonly similarity: Float32Array
  readonly partner: Int32Array
}

export interface Overlap extends Nearest {
  /** Mean over all texts of the similarity to the most similar one. */
  readonly average: number
  readonly highest: number
  /** The same compared with existing texts; indexes refer to those. */
  readonly others: Nearest
}

/** Estimates the similarity of very many texts, with 128 bytes for each. */
export interface OverlapFinder {
  /** Adds a text and returns its signature, for use in other finders; null for a text without words. */
  add(text: string): Uint32Array | null
  /** Adds the signature of an existing text. Texts are compared with it, but it is not compared itself. */
  addOther(signature: Uint32Array): void
  /** Finds the most similar texts; awaits `breathe` regularly to let other work run. */
  overlap(breathe?: () => Promise<void>): Promise<Overlap>
}

/** Texts of a group compared before other work may run. */
const atOnce = 4_096

/** Factor that packs a 32-bit word and an index into one number, so that plain numeric sorting works. */
const placeRoom = 0x20_0000

/** Sorts all texts by one word of their signatures; texts that share it are adjacent, own ones first. */
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

      /**
       * Compares each text of a group with the one before it and one further back, which differs for each
       * band.
       */
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
      // pages without words are duplicates of each other, but not of existing content
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
