import { quotedUrl, replaceCssUrls } from '../styles/css-urls.ts'
import {
  filesIn,
  pictureTypes,
  pictureWidths,
  type FindPictureFiles,
  type PictureFiles,
} from './picture-files.ts'

/** Width in px that a background is made for; CSS can't choose by the width of its box. */
const backgroundWidth = 1_200

/** Returns the widths of a background: for a usual and for a dense screen. */
export const backgroundWidths = (own: number): readonly number[] => {
  const widths = pictureWidths(backgroundWidth, own)
  return widths.slice(-2)
}

const imageSet = (found: PictureFiles): string | undefined => {
  const widths = backgroundWidths(found.width)
  const options = pictureTypes.flatMap((type) =>
    filesIn(found, widths)
      .filter((file) => file.type === type)
      .map((file, at) => `${quotedUrl(file.url)} ${at + 1}x type("${type}")`),
  )
  return options.length === 0 ? undefined : `image-set(${options.join(',')})`
}

const backgrounds: ReadonlySet<string> = new Set(['background', 'background-image'])

/** Returns a second declaration with the files of its images; empty without any. */
export const backgroundFiles = (property: string, css: string, find: FindPictureFiles): string => {
  if (!backgrounds.has(property) || !css.includes('url(')) return ''
  const withSets = replaceCssUrls(css, (url) => {
    const found = find(url)
    return found && imageSet(found)
  })
  return withSets === css ? '' : withSets
}
