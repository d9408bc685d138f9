import type { FindPictureFiles, PictureFile, PictureSize } from '@web2/builder'
import { mediaUrlOf } from './addresses.ts'
import type { RenderAsset } from './site-input.ts'

/** Published files of the site's images, which pages offer before the images themselves. */
export interface SitePictures {
  readonly add: (asset: RenderAsset) => void
  /** `prefix` leads from the page to the site's folder. */
  readonly finder: (prefix: string) => FindPictureFiles
}

interface Known {
  readonly size: PictureSize
  /** With paths instead of URLs. */
  readonly files: PictureFile[]
}

/** Collects the files of images in the order in which they are published. */
export const sitePictures = (): SitePictures => {
  const known = new Map<string, Known>()
  return {
    add: ({ path, pictureFile }) => {
      if (!pictureFile) return
      const { of, size, type, width } = pictureFile
      const picture = known.get(of) ?? { size, files: [] }
      const at = picture.files.findIndex((file) => file.width > width)
      picture.files.splice(at < 0 ? picture.files.length : at, 0, { url: path, type, width })
      known.set(of, picture)
    },
    finder: (prefix) => (url) => {
      const media = mediaUrlOf(url)
      const picture = media === undefined ? undefined : known.get(media)
      return (
        picture && {
          ...picture.size,
          files: picture.files.map((file) => ({ ...file, url: prefix + file.url })),
        }
      )
    },
  }
}
