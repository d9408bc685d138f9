import { join } from 'node:path'

/** What a publication keeps lies in parts: one for each target, and one for the site's pages. */
export interface KeptPart {
  readonly siteId: string
  readonly publicationId: string
  /** Id of the target, or 'pages'. */
  readonly part: string
}

/** Folder of everything that a site's publications keep. */
export const keptFolder = (dataDir: string, siteId: string): string => join(dataDir, 'publications', siteId)

/** Name of a part; its packs and its listing are named after it. */
export const partName = ({ publicationId, part }: Pick<KeptPart, 'publicationId' | 'part'>): string =>
  `${publicationId}.${part}`

/** The publication that a pack, listing or draft belongs to. */
export const publicationOf = (fileName: string): string => fileName.split('.', 1)[0] ?? ''

export const packPath = (dataDir: string, siteId: string, pack: string): string =>
  join(keptFolder(dataDir, siteId), `${pack}.pack`)

export const listingPath = (dataDir: string, part: KeptPart): string =>
  join(keptFolder(dataDir, part.siteId), `${partName(part)}.files`)
