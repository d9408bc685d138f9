import type { ImageType } from '@web2/contract/media'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to)

/** An SVG's root element, after whatever may precede it. */
const svgStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/i

/** Returns the image type by the first bytes, regardless of the name, or undefined for anything else. */
export const sniffPicture = (bytes: Uint8Array): ImageType | undefined => {
  const start = ascii(bytes, 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif'
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'image/webp'
  if (start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 40))) return 'image/avif'
  const head = new TextDecoder().decode(bytes.subarray(0, 4_096))
  return svgStart.test(head) ? 'image/svg+xml' : undefined
}
