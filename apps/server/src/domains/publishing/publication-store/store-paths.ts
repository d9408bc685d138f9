import type { Config } from '../../../platform/config/config.ts'

/** Location of stored publications: the data folder, or a bucket. */
export type PublicationLocation = Pick<Config, 'dataDir' | 'storage'>

/** Part of a stored publication: one per target, and one for the site's pages. */
export interface PublicationPart {
  readonly siteId: string
  readonly publicationId: string
  /** Id of the target, or 'pages'. */
  readonly part: string
}

/** Folder in the data folder and in the bucket, with a subfolder per site. */
export const storeRoot = 'publications'

/** Returns the name of a part, from which its packs and pack index are named. */
export const partName = ({ publicationId, part }: Pick<PublicationPart, 'publicationId' | 'part'>): string =>
  `${publicationId}.${part}`

/** Returns the publication that a pack, pack index or draft belongs to. */
export const publicationOf = (fileName: string): string => fileName.split('.', 1)[0] ?? ''

export const packFile = (pack: string): string => `${pack}.pack`

export const packIndexFile = (part: Pick<PublicationPart, 'publicationId' | 'part'>): string =>
  `${partName(part)}.files`
