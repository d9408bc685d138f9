import { constants, createDeflateRaw } from 'node:zlib'

export interface Deflater {
  /** Deflates one chunk of bytes separately. The previous call must have ended. */
  deflate(bytes: Uint8Array): Promise<Uint8Array>
  close(): void
}

/**
 * Creates a deflater that resets and reuses one compressor, because creating one costs more than deflating a
 * page.
 */
export const createDeflater = (level: number): Deflater => {
  const stream = createDeflateRaw({ level, flush: constants.Z_FINISH, chunkSize: 64 * 1024 })
  let pieces: Buffer[] = []
  let fail: (error: Error) => void = () => undefined
  stream.on('data', (piece: Buffer) => pieces.push(piece))
  stream.on('error', (error) => fail(error))
  return {
    deflate: (bytes) =>
      new Promise((resolve, reject) => {
        fail = reject
        stream.write(bytes, () => {
          const [first] = pieces
          const whole = pieces.length === 1 && first ? first : Buffer.concat(pieces)
          pieces = []
          stream.reset()
          resolve(whole)
        })
      }),
    close: () => stream.close(),
  }
}
