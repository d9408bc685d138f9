import type { FileHandle } from 'node:fs/promises'

/** Bytes read around a wanted place, because headers of neighbors are read one after the other. */
const windowBytes = 64 * 1024

/** Reads small parts of a large file at any place. */
export interface FileBytes {
  readonly size: number
  /** Returns the bytes at an offset, fewer at the end of the file. Valid until the next call. */
  at(offset: number, length: number): Promise<Buffer>
}

export const fileBytes = async (file: FileHandle): Promise<FileBytes> => {
  const { size } = await file.stat()
  const window = Buffer.allocUnsafe(windowBytes)
  let [from, held] = [0, 0]
  const read = async (into: Buffer, offset: number): Promise<number> => {
    let filled = 0
    while (filled < into.length) {
      const { bytesRead } = await file.read(into, filled, into.length - filled, offset + filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    return filled
  }
  return {
    size,
    at: async (offset, length) => {
      if (length > windowBytes) {
        const large = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - offset)))
        return large.subarray(0, await read(large, offset))
      }
      if (offset < from || offset + length > from + held) {
        from = offset
        held = await read(window, offset)
      }
      const start = offset - from
      return window.subarray(start, Math.min(start + length, held))
    },
  }
}
