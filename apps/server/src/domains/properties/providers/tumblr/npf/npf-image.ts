import type { PostPicture } from '../../connector.ts'
import { npfLimits, type NpfImage } from './npf.ts'

const firstSigns = (text: string): string => [...text].slice(0, npfLimits.alt).join('')

/** Returns alternative text and caption of an image. */
export const npfAbout = ({ alt, caption }: Pick<PostPicture, 'alt' | 'caption'>) => ({
  ...(alt !== '' && { alt_text: firstSigns(alt) }),
  ...(caption !== '' && { caption: firstSigns(caption) }),
})

/** Returns an image block that references an uploaded file by name, or one that Tumblr already has. */
export const npfImage = (
  picture: PostPicture,
  about: Pick<PostPicture, 'alt' | 'caption'> = picture,
): NpfImage => {
  const { name, file } = picture
  const { type, width, height } = file
  const size = width !== null && height !== null ? { width, height } : {}
  const where = 'bytes' in file ? { identifier: name } : { url: file.url }
  return { type: 'image', media: [{ ...where, ...(type !== '' && { type }), ...size }], ...npfAbout(about) }
}
