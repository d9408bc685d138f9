import { constants, createDeflateRaw } from 'node:zlib'

export interface Deflater {
  /** One piece of bytes, deflated by itself. The call before must have ended. */
  deflate(bytes: Uint8Array): Promise<Uint8Array>
  close(): void
}

/**
 * Deflates one piece after another with one compressor that is set back each time: making a new one costs more than
 * deflating a page does.
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
