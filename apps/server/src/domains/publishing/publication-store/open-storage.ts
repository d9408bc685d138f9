import { bucketStorage, sitesInBucket } from './bucket-storage.ts'
import { folderStorage, sitesInFolder } from './folder-storage.ts'
import type { PublicationLocation } from './store-paths.ts'
import type { PublicationStorage } from './storage.ts'

/** The shelf of a site, where the configuration says. */
export const openPublicationStorage = (
  { dataDir, storage }: PublicationLocation,
  siteId: string,
): PublicationStorage =>
  storage ? bucketStorage({ dataDir, storage }, siteId) : folderStorage(dataDir, siteId)

/** Ids of the sites that keep anything. */
export const sitesWithPublications = ({ dataDir, storage }: PublicationLocation): Promise<string[]> =>
  storage ? sitesInBucket(storage) : sitesInFolder(dataDir)
