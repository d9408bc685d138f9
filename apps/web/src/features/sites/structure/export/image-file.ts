import type { Size } from '../motion/view.ts'

/** Canvas limits of browsers with a margin: px per side, and px in total. */
const longestSide = 16_000
const mostPixels = 100_000_000

/** Px of the picture for a px of the diagram: 2, or as many as browsers hold. */
export const pictureScale = ({ width, height }: Size): number =>
  Math.min(2, longestSide / Math.max(width, height), Math.sqrt(mostPixels / (width * height)))

/** An SVG document as a PNG file; fails if the browser can not draw it. */
export const pictureOf = async (svg: string, { width, height }: Size): Promise<Blob> => {
  const scale = pictureScale({ width, height })
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.floor(Math.ceil(width) * scale))
    canvas.height = Math.max(1, Math.floor(Math.ceil(height) * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser can’t create an image of this size.')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => {
        if (blob) resolve(blob)
        else reject(new Error('The browser could not write the image.'))
      }, 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
