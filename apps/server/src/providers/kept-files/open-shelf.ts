import { bucketStorage, sitesInBucket } from './bucket-shelf.ts'
import { folderStorage, sitesInFolder } from './folder-shelf.ts'
import type { PublicationLocation } from './place.ts'
import type { PublicationStorage } from './shelf.ts'

/** The shelf of a site, where the configuration says. */
export const openPublicationStorage = (
  { dataDir, storage }: PublicationLocation,
  siteId: string,
): PublicationStorage =>
  storage ? bucketStorage({ dataDir, storage }, siteId) : folderStorage(dataDir, siteId)

/** Ids of the sites that keep anything. */
export const sitesWithPublications = ({ dataDir, storage }: PublicationLocation): Promise<string[]> =>
  storage ? sitesInBucket(storage) : sitesInFolder(dataDir)
