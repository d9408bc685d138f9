import { storedJson, type BuilderDocument } from '@web2/builder'
import { mediaHashLength, mediaTypes } from '@web2/contract/media'

/** A picture of a media library that documents name, and the file that it becomes beside pages. */
export interface NamedMedia {
  /** Its address from the root of the host that keeps it: '/media/…'. */
  readonly standsFor: string
  readonly accountId: string
  /** The beginning of the SHA-256 of its bytes, as far as addresses carry it. */
  readonly hash: string
  /** Ending without the dot. */
  readonly ending: string
  readonly contentType: string
  /** 'assets/rose-0123456789ab.png': the same for the same bytes. */
  readonly path: string
}

/** Enough of the hash to tell pictures of the same name apart. */
const shortHash = 12

const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries(mediaTypes).map(([type, ending]) => [
    ending,
    type === 'image/svg+xml' ? `${type}; charset=utf-8` : type,
  ]),
)

const address = new RegExp(
  String.raw`/media/([0-9a-f-]{36})/([0-9a-f]{${mediaHashLength}})/([a-z0-9-]{1,80})\.([a-z]{3,4})(?![\w/.-])`,
  'g',
)

/** Pictures of media libraries that documents in wire form name, each once, in the order in which they are met. */
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

/** Pictures of media libraries that documents name, each once, in the order in which they are met. */
export const mediaNamed = (documents: Iterable<BuilderDocument>): readonly NamedMedia[] =>
  mediaNamedIn([...new Set(documents)].map((document) => storedJson(document)))
