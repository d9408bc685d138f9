import { crc32 } from 'node:zlib'
import type { ImageType } from '@web2/contract/media'

/*
 * The mark of images made with AI: IPTC's digital source type in an XMP packet, which search engines and shops read.
 * It is written into the file without decoding the image, so nothing is lost.
 */

/** IPTC NewsCodes, https://cv.iptc.org/newscodes/digitalsourcetype/ */
const sourceType = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

const packet = Buffer.from(
  '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">' +
    `<Iptc4xmpExt:DigitalSourceType>${sourceType}</Iptc4xmpExt:DigitalSourceType>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
)

/** True if an XMP packet says that a model made the image. */
export const saysMadeByAi = (xmp: Uint8Array | undefined): boolean =>
  xmp !== undefined && Buffer.from(xmp).includes('digitalsourcetype/trainedAlgorithmicMedia')

/** True if an XMP packet is this mark and contains nothing else. */
export const isOnlyAiOrigin = (xmp: Uint8Array | undefined): boolean =>
  xmp !== undefined && packet.equals(Buffer.from(xmp))

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A chunk with the packet right after the header (PNG specification, 11.3.4.5; XMP part 3, 1.1.5). */
const markedPng = (bytes: Buffer): Buffer => {
  const header = 8 + 12 + bytes.readUInt32BE(8)
  // keyword, no compression, no language, no translated keyword
  const content = Buffer.concat([Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0', 'latin1'), packet])
  const chunk = [uint32(content.length - 4), content, uint32(crc32(content))]
  return Buffer.concat([bytes.subarray(0, header), ...chunk, bytes.subarray(header)])
}

/** An APP1 segment after the start of the image and its JFIF segment, which must come first (XMP part 3, 1.1.3). */
const markedJpeg = (bytes: Buffer): Buffer => {
  const isJfif = bytes.readUInt16BE(2) === 0xffe0
  const from = isJfif ? 4 + bytes.readUInt16BE(4) : 2
  const content = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'), packet])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([bytes.subarray(0, from), head, content, bytes.subarray(from)])
}

const riffChunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

const hasXmp = 0x04
const hasAlpha = 0x10

/** An extended header for a simple file (WebP container specification, “Extended File Format”). */
const extendedHeader = (bytes: Buffer, { width, height }: Size): Buffer => {
  const content = Buffer.alloc(10)
  // a lossless bitstream has the alpha bit after its signature, width and height; a lossy one has none
  const isLossless = bytes.toString('latin1', 12, 16) === 'VP8L'
  content[0] = isLossless && ((bytes[24] ?? 0) & 0x10) !== 0 ? hasAlpha : 0
  content.writeUIntLE(width - 1, 4, 3)
  content.writeUIntLE(height - 1, 7, 3)
  return riffChunk('VP8X', content)
}

/** A chunk with the packet at the end. A simple file becomes an extended one, whose header declares it. */
const markedWebp = (bytes: Buffer, size: Size): Buffer => {
  const isExtended = bytes.toString('latin1', 12, 16) === 'VP8X'
  const header = isExtended ? Buffer.from(bytes.subarray(12, 30)) : extendedHeader(bytes, size)
  header[8] = (header[8] ?? 0) | hasXmp
  const chunks = bytes.subarray(isExtended ? 30 : 12)
  const content = Buffer.concat([Buffer.from('WEBP', 'latin1'), header, chunks, riffChunk('XMP ', packet)])
  return riffChunk('RIFF', content)
}

interface Size {
  readonly width: number
  readonly height: number
}

interface ImageFile extends Size {
  readonly type: ImageType
  readonly bytes: Uint8Array
}

/**
 * Returns the file of an image with the mark that a model made it. The image must be free of other XMP. Types that
 * can't carry it here are returned unchanged; see `canCarryAiOrigin`.
 */
export const withAiOrigin = ({ type, bytes, width, height }: ImageFile): Uint8Array => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.includes(packet)) return bytes
  switch (type) {
    case 'image/png':
      return markedPng(file)
    case 'image/jpeg':
      return markedJpeg(file)
    case 'image/webp':
      return markedWebp(file, { width, height })
    default:
      return bytes
  }
}

export const canCarryAiOrigin = (type: ImageType | undefined): boolean =>
  type === 'image/png' || type === 'image/jpeg' || type === 'image/webp'
