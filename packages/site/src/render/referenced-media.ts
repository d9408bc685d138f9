import { storedJson, type BuilderDocument } from '@web2/builder'
import { mediaHashLength, mediaTypes } from '@web2/contract/media'

/** Media library image used in documents, with the file it becomes next to the pages. */
export interface NamedMedia {
  /** Root-relative URL on its host: '/media/…'. */
  readonly standsFor: string
  readonly accountId: string
  /** Beginning of the SHA-256 of its bytes, as long as in URLs. */
  readonly hash: string
  /** Extension without the dot. */
  readonly ending: string
  readonly contentType: string
  /** 'assets/rose-0123456789ab.png', the same for equal bytes. */
  readonly path: string
}

/** Digits of the hash that distinguish images of the same name. */
const shortHash = 12

const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries(mediaTypes).map(([type, ending]) => [
    ending,
    type === 'image/svg+xml' ? `${type}; charset=utf-8` : type,
  ]),
)

const address = new RegExp(
  String.raw`/media/([0-9a-f-]{36})/([0-9a-f]{${mediaHashLength}})/([a-z0-9-]{1,80})\.([a-z0-9]{3,4})(?![\w/.-])`,
  'g',
)

/**
 * Returns the media library images used in documents in wire form, without duplicates, in order of
 * appearance.
 */
export const mediaNamedIn = (documents: Iterable<string>): readonly NamedMedia[] => {
  const found = new Map<string, NamedMedia>()
  for (const document of documents)
    for (const [standsFor, accountId = '', hash = '', name = '', ending = ''] of document.matchAll(address)) {
      const contentType = contentTypes.get(ending)
      if (found.has(standsFor) || contentType === undefined) continue
      const path = `assets/${name}-${hash.slice(0, shortHash)}.${ending}`
      found.set(standsFor, { standsFor, accountId, hash, ending, contentType, path })
    }
  return [...found.values()]
}

/** Returns the media library images used in documents, without duplicates, in order of appearance. */
export const mediaNamed = (documents: Iterable<BuilderDocument>): readonly NamedMedia[] =>
  mediaNamedIn([...new Set(documents)].map((document) => storedJson(document)))
