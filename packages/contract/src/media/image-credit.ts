import { imageSourceTitles, type FoundImage } from './image-search.ts'

type Credited = Pick<FoundImage, 'source' | 'author' | 'licence' | 'alt'>

/** Returns the noun a source uses for its images. */
const nounOf = (source: FoundImage['source']): string =>
  source === 'pexels' || source === 'unsplash' ? 'Photo' : 'Image'

/**
 * Returns the credit line in the form each source requires: author, source, and the license if it matters.
 */
export const imageCredit = ({ source, author, licence, alt }: Credited): string => {
  const title = imageSourceTitles[source]
  const who = author === '' ? '' : ` by ${author}`
  if (source !== 'wikimedia')
    return `${nounOf(source)}${who} ${source === 'pixabay' ? 'from' : 'on'} ${title}`
  const what = alt === '' ? 'Image' : `“${alt}”`
  return `${what}${who}, ${licence}, via Wikimedia Commons`
}
