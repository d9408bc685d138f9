/* Small videos that are complete by their structure; their pictures are noise. */

type Content = Uint8Array | string

const joined = (parts: readonly Content[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))

/** Returns a box of an MP4 file; `claimed` is the size that it states. */
export const box = (type: string, ...content: readonly Content[]): Buffer => {
  const body = joined(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4))
  return bytes
}

export interface Mp4Options {
  readonly brand?: string
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
  readonly video?: string
  /** Four letters of the sound's entry, and the object type of its decoder. */
  readonly sound?: readonly [string, number]
  readonly isTurned?: boolean
  /** Boxes in the `moov` box, and before it. */
  readonly inMovie?: readonly Buffer[]
  readonly before?: readonly Buffer[]
  readonly data?: Content
  /** Offset of the samples; by default where they are. */
  readonly chunkAt?: number
}

const handler = (kind: string) => box('hdlr', numbers(0, 0), kind, numbers(0, 0, 0), '\0')

const track = (
  kind: string,
  entry: Buffer,
  { header, chunk, size }: { header: Buffer; chunk: number; size: number },
) =>
  box(
    'trak',
    box('tkhd', header),
    box(
      'mdia',
      handler(kind),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', numbers(0, 1), entry),
          box('stsz', numbers(0, 0, 1, size)),
          box('stco', numbers(0, 1, chunk)),
        ),
      ),
    ),
  )

const trackHeader = (width: number, height: number, isTurned = false): Buffer => {
  const matrix = isTurned
    ? [0, 65_536, 0, -65_536, 0, 0, 0, 0, 1 << 30]
    : [65_536, 0, 0, 0, 65_536, 0, 0, 0, 1 << 30]
  return numbers(7, 0, 0, 1, 0, 0, 0, 0, 0, 0, ...matrix, width * 65_536, height * 65_536)
}

const esds = (objectType: number): Buffer =>
  box(
    'esds',
    numbers(0),
    Buffer.from([3, 0x80, 0x80, 0x80, 25, 0, 1, 0, 4, 17, objectType]),
    Buffer.alloc(16),
  )

/** Returns an MP4 file: index, then data. */
export const mp4 = (options: Mp4Options = {}): Buffer => {
  const {
    brand = 'isom',
    width = 640,
    height = 360,
    seconds = 12.5,
    video = 'avc1',
    data = 'pictures',
  } = options
  const { sound, isTurned = false, inMovie = [], before = [] } = options
  const samples = Buffer.from(data as string)
  const start = Buffer.concat([box('ftyp', brand, numbers(512), 'isom', 'mp42'), ...before])
  const movieAt = (chunk: number) =>
    box(
      'moov',
      box('mvhd', numbers(0, 0, 0, 1_000, seconds * 1_000), Buffer.alloc(80)),
      track('vide', box(video, Buffer.alloc(78)), {
        header: trackHeader(isTurned ? height : width, isTurned ? width : height, isTurned),
        chunk,
        size: samples.length,
      }),
      ...(sound
        ? [
            track('soun', box(sound[0], Buffer.alloc(28), esds(sound[1])), {
              header: trackHeader(0, 0),
              chunk,
              size: 0,
            }),
          ]
        : []),
      ...inMovie,
    )
  const chunk = options.chunkAt ?? start.length + movieAt(0).length + 8
  return Buffer.concat([start, movieAt(chunk), box('mdat', samples)])
}

const idBytes = (id: number): Buffer => Buffer.from(id.toString(16).padStart(id > 0xff ? 4 : 2, '0'), 'hex')

/** Returns an element of a WebM file; `size` replaces its true size. */
export const element = (id: number, content: Content | readonly Buffer[], size?: Buffer): Buffer => {
  const body = Array.isArray(content) ? Buffer.concat(content) : Buffer.from(content as string)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return Buffer.concat([idBytes(id), size ?? length, body])
}

/** A size that says that the writer did not know it. */
export const unknownSize = Buffer.from('01ffffffffffffff', 'hex')

const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

export interface WebmOptions {
  readonly docType?: string
  readonly codec?: string
  readonly width?: number
  readonly height?: number
  /** Absent as in recordings of browsers. */
  readonly seconds?: number
  readonly isRecording?: boolean
  readonly more?: readonly Buffer[]
}

/** Returns a WebM file with one cluster, whose block is at 2.5 s. */
export const webm = (options: WebmOptions = {}): Buffer => {
  const {
    docType = 'webm',
    codec = 'V_VP9',
    width = 640,
    height = 360,
    seconds,
    isRecording = false,
  } = options
  const open = isRecording ? unknownSize : undefined
  const cluster = [
    element(0xe7, Buffer.from([0x07, 0xd0])),
    element(0xa3, Buffer.concat([Buffer.from([0x81, 0x01, 0xf4, 0x80]), Buffer.from('picture')])),
  ]
  const video = element(0xe0, [
    element(0xb0, Buffer.from([width >> 8, width & 255])),
    element(0xba, Buffer.from([height >> 8, height & 255])),
  ])
  return Buffer.concat([
    element(0x1a45dfa3, [element(0x4282, docType)]),
    element(
      0x18538067,
      [
        element(0x1549a966, [
          element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40])),
          ...(seconds === undefined ? [] : [element(0x4489, double(seconds * 1_000))]),
        ]),
        element(0x1654ae6b, [element(0xae, [element(0x83, Buffer.from([1])), element(0x86, codec), video])]),
        ...(options.more ?? []),
        element(0x1f43b675, cluster, open),
      ],
      open,
    ),
  ])
}
