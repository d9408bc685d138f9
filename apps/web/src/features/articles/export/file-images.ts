/** A picture as a file can hold it. */
export interface FilePicture {
  /** PNG, whatever it was. */
  readonly data: ArrayBuffer
  /** Pixels. */
  readonly width: number
  readonly height: number
}

const asPng = async (blob: Blob): Promise<FilePicture> => {
  const bitmap = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  const { width, height } = bitmap
  bitmap.close()
  return { data: await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer(), width, height }
}

const own = /<img\b[^>]*\ssrc="(\/media\/[^"]+)"/g

/**
 * The pictures of a text that lie in this account's library, by their addresses. Those of other hosts may not be read
 * from a page; what cannot be read is told by its address in `missing`.
 */
export const filePictures = async (
  html: string,
): Promise<{ pictures: ReadonlyMap<string, FilePicture>; missing: readonly string[] }> => {
  const pictures = new Map<string, FilePicture>()
  const missing: string[] = []
  for (const src of new Set([...html.matchAll(own)].map(([, address]) => address ?? ''))) {
    try {
      const answer = await fetch(src)
      if (!answer.ok) throw new Error(`${answer.status}`)
      pictures.set(src, await asPng(await answer.blob()))
    } catch (error) {
      console.warn(`The picture ${src} could not be put into the file.`, error)
      missing.push(src)
    }
  }
  return { pictures, missing }
}
