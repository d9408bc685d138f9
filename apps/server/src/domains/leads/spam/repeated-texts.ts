import { createHmac, randomBytes } from 'node:crypto'
import { BoundedMap } from '../../../platform/collections/bounded-map.ts'

const mostRemembered = 20_000
/** Shorter texts are the same by chance. */
const leastLength = 20

/** Texts that this process received lately, and their sources, as hashes with a key that is stored nowhere. */
export interface RepeatedTexts {
  /** Remembers a text from this source. Returns whether it came from another one before. */
  isRepeated(text: string, source: string): boolean
}

/** Returns an empty memory, which drops the oldest of 20,000 texts. */
export const createRepeatedTexts = (): RepeatedTexts => {
  const key = randomBytes(32)
  const digestOf = (value: string) => createHmac('sha256', key).update(value).digest('base64url').slice(0, 22)
  const sources = new BoundedMap<string, string>(mostRemembered)
  return {
    isRepeated: (text, source) => {
      if (text.length < leastLength) return false
      const [digest, sentBy] = [digestOf(text), digestOf(source)]
      const known = sources.get(digest)
      sources.set(digest, known ?? sentBy)
      return known !== undefined && known !== sentBy
    },
  }
}
