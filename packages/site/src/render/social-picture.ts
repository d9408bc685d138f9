import { pageSettings, type BuilderDocument } from '@web2/builder'

/** Returns a public URL of an image; undefined if there is none. */
export type OpenPicture = (url: string) => string | undefined

/** Returns the first image on the page that has a public URL. */
export const firstPicture = ({ root, nodes }: BuilderDocument, open: OpenPicture): string | undefined => {
  const waiting = [root]
  for (let uuid = waiting.pop(); uuid !== undefined; uuid = waiting.pop()) {
    const record = nodes.get(uuid)
    const url = record?.componentName === 'Picture' ? record.props.imageUrl : undefined
    const address = typeof url === 'string' ? open(url) : undefined
    if (address !== undefined) return address
    waiting.push(...(record?.children ?? []).toReversed())
  }
  return undefined
}

/** Returns the image for social cards: the one set on the page, else the first one on it. */
export const socialPicture = (document: BuilderDocument, open: OpenPicture): string | undefined => {
  const own = pageSettings(document).social?.image
  return own ? open(own) : firstPicture(document, open)
}
