/** An image in a format for files. */
export interface FilePicture {
  /** PNG, regardless of the original format. */
  readonly data: ArrayBuffer
  /** In px. */
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
 * Fetches the images of a text from this account's library, by URL. A page can't read those of other hosts;
 * `missing` lists the URLs of images that could not be read.
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
      console.warn(`The image ${src} could not be added to the file.`, error)
      missing.push(src)
    }
  }
  return { pictures, missing }
}
