/** A random uuid; the browser's own maker of ids is missing on addresses without https. */
export const newId = (): string => {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  hex[6] = `4${hex[6]?.slice(1) ?? '0'}`
  hex[8] = `8${hex[8]?.slice(1) ?? '0'}`
  const text = hex.join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  )
}
