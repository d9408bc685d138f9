const fits = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** UTF-16 without a mark: Western text has a zero in every second byte. */
const byZeros = (bytes: Uint8Array): string | null => {
  const start = bytes.subarray(0, 2_000)
  const zeros = [0, 0]
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const half = start.length / 2
  if ((zeros[1] ?? 0) > half * 0.7) return 'utf-16le'
  return (zeros[0] ?? 0) > half * 0.7 ? 'utf-16be' : null
}

/** The text of a CSV file: by its mark, else UTF-16 by its zeros, UTF-8, or Windows-1252 as Excel writes. */
export const decodeTable = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  const label = marked ?? byZeros(bytes) ?? (fits(bytes) ? 'utf-8' : 'windows-1252')
  return new TextDecoder(label).decode(bytes)
}
