import { bucketStorage, sitesInBucket } from './bucket-storage.ts'
import { folderStorage, sitesInFolder } from './folder-storage.ts'
import type { PublicationLocation } from './store-paths.ts'
import type { PublicationStorage } from './storage.ts'

/** Opens the publication storage of a site, as configured. */
export const openPublicationStorage = (
  { dataDir, storage }: PublicationLocation,
  siteId: string,
): PublicationStorage =>
  storage ? bucketStorage({ dataDir, storage }, siteId) : folderStorage(dataDir, siteId)

/** Returns ids of the sites with stored publications. */
export const sitesWithPublications = ({ dataDir, storage }: PublicationLocation): Promise<string[]> =>
  storage ? sitesInBucket(storage) : sitesInFolder(dataDir)
