import type { Config } from '../../../platform/config/config.ts'

/** Where publications are kept: the data folder, or with a bucket there. */
export type PublicationLocation = Pick<Config, 'dataDir' | 'storage'>

/** What a publication keeps lies in parts: one for each target, and one for the site's pages. */
export interface PublicationPart {
  readonly siteId: string
  readonly publicationId: string
  /** Id of the target, or 'pages'. */
  readonly part: string
}

/** Folder, of the data folder and of the bucket, with a folder for each site. */
export const keptRoot = 'publications'

/** Name of a part; its packs and its listing are named after it. */
export const partName = ({ publicationId, part }: Pick<PublicationPart, 'publicationId' | 'part'>): string =>
  `${publicationId}.${part}`

/** The publication that a pack, listing or draft belongs to. */
export const publicationOf = (fileName: string): string => fileName.split('.', 1)[0] ?? ''

export const packFile = (pack: string): string => `${pack}.pack`

export const listingFile = (part: Pick<PublicationPart, 'publicationId' | 'part'>): string =>
  `${partName(part)}.files`
