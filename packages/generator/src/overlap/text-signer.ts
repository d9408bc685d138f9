import { packedSignature, shinglesOf, signatureLength, signInto } from '@web2/writing'

/** Cached signatures of lines, because most lines of pages with the same source are equal. */
const linesKept = 4_096

/** Marks a line without words. */
const noWords = -1

/** Returns the signature of a text for comparisons; null for a text without words. */
export type TextSigner = (text: string) => Uint32Array | null

/**
 * Signs texts line by line. Runs of words don't cross lines, so a text's signature is the minimum over its
 * lines, and common lines are signed once. Reuses the same memory, because new signatures for each line of
 * 100,000 pages would be collected too late.
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
