import { bucketShelf, sitesInBucket } from './bucket-shelf.ts'
import { folderShelf, sitesInFolder } from './folder-shelf.ts'
import type { KeptPlace } from './place.ts'
import type { Shelf } from './shelf.ts'

/** The shelf of a site, where the configuration says. */
export const shelfOf = ({ dataDir, storage }: KeptPlace, siteId: string): Shelf =>
  storage ? bucketShelf({ dataDir, storage }, siteId) : folderShelf(dataDir, siteId)

/** Ids of the sites that keep anything. */
export const sitesWithKept = ({ dataDir, storage }: KeptPlace): Promise<string[]> =>
  storage ? sitesInBucket(storage) : sitesInFolder(dataDir)
