import type {
  MediaType,
  FoundImage,
  GeneratedImage,
  ImageGeneratorName,
  ImageSourceName,
} from '@web2/contract/media'
import type { RunStatus } from '@web2/contract/core'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

/** Image generations with request and result. */
export type ImageGenerationsTable = Row<
  'imageGenerations',
  {
    generator: ImageGeneratorName
    status: RunStatus
    images: Json<GeneratedImage[]>
    /** In US dollars. */
    cost: AsStored
    /** Task at a service that runs it in the background. */
    taskId: AsStored
  }
>

export type MediaFilesTable = Row<
  'mediaFiles',
  {
    /** Path of the folder; '' is the root. */
    folder: AsStored
    /** SHA-256 of the stored bytes, lower-case hex. */
    sha256: AsStored
    type: MediaType
    /** Set when removed from the library while a page still shows it. */
    removedAt: AsStored
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    /** Origin and rights of each image; rows remain when the image is deleted. */
    imageRights: Row<
      'imageRights',
      {
        /** In US dollars. */
        cost: AsStored
      }
    >
    /** Stored search results by account, because keys and rate limits are the account's. */
    imageSearches: Row<
      'imageSearches',
      {
        source: ImageSourceName
        images: Json<FoundImage[]>
      }
    >
    imageGenerations: ImageGenerationsTable
    mediaFolders: Row<
      'mediaFolders',
      {
        /** 'garden/roses'; the root has no row. */
        path: AsStored
      }
    >
    mediaFiles: MediaFilesTable
  }
}
