import { pageSettings, type BuilderDocument } from '@web2/builder'

/** Answers the address by which others can open a picture, if there is one. */
export type OpenPicture = (url: string) => string | undefined

/** The first picture on the page that others can open. */
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

/** Returns the image for social cards: the one that the page names for them, else the first one on it. */
export const socialPicture = (document: BuilderDocument, open: OpenPicture): string | undefined => {
  const own = pageSettings(document).social?.image
  return own ? open(own) : firstPicture(document, open)
}
