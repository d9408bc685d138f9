import { imageSourceTitles, type FoundImage } from './image-search.ts'

type Credited = Pick<FoundImage, 'source' | 'author' | 'licence' | 'alt'>

/** How sources call what they offer. */
const nounOf = (source: FoundImage['source']): string =>
  source === 'pexels' || source === 'unsplash' ? 'Photo' : 'Image'

/** The line of credit in the form each source asks for: who made it, where it is from, and the licence where it matters. */
export const imageCredit = ({ source, author, licence, alt }: Credited): string => {
  const title = imageSourceTitles[source]
  const who = author === '' ? '' : ` by ${author}`
  if (source !== 'wikimedia')
    return `${nounOf(source)}${who} ${source === 'pixabay' ? 'from' : 'on'} ${title}`
  const what = alt === '' ? 'Image' : `“${alt}”`
  return `${what}${who}, ${licence}, via Wikimedia Commons`
}
