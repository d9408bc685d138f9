import { packedSignature, shinglesOf, signatureLength, signInto } from '@web2/writing'

/** Lines whose signatures are kept: most lines of pages that are made from one page are the same on all of them. */
const linesKept = 4_096

/** Stands for a line of no words. */
const noWords = -1

/** Answers what is kept of a text to compare it with others; null for a text of no words. */
export type TextSigner = (text: string) => Uint32Array | null

/**
 * Signs texts line by line: word runs do not cross lines, so a text's signature is the minimum of its lines'
 * numbers, and a line shared by many texts is signed once. Reuses one buffer, because a new signature for
 * each line of 100,000 pages would be collected too late.
 */
export const textSigner = (): TextSigner => {
  const known = new Map<string, number>()
  let memory: Uint32Array | undefined
  const whole = new Uint32Array(signatureLength)
  const placeOf = (line: string): number => {
    const had = known.get(line)
    if (had !== undefined) return had
    const { set } = shinglesOf(line)
    if (known.size >= linesKept) known.clear()
    const place = set.size === 0 ? noWords : known.size * signatureLength
    known.set(line, place)
    memory ??= new Uint32Array(linesKept * signatureLength)
    if (place !== noWords) signInto(memory.subarray(place, place + signatureLength), set)
    return place
  }
  return (text) => {
    let isEmpty = true
    for (const line of text.split('\n')) {
      const place = placeOf(line)
      if (place === noWords || !memory) continue
      if (isEmpty) whole.set(memory.subarray(place, place + signatureLength))
      else
        for (let at = 0; at < signatureLength; at += 1)
          if (memory[place + at]! < whole[at]!) whole[at] = memory[place + at]!
      isEmpty = false
    }
    return isEmpty ? null : packedSignature(whole)
  }
}
