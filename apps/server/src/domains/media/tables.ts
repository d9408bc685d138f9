import type { PictureType } from '@web2/builder'
import type { ImageQuality } from '@web2/contract/ai'
import type {
  MediaType,
  FoundImage,
  GeneratedImage,
  ImageGeneratorName,
  ImageSourceName,
} from '@web2/contract/media'
import type { RunStatus } from '@web2/contract/core'
import type { SpentLimit } from '../../platform/outbound/outcome.ts'
import type { OwnFontFacts, OwnFontFile } from './own-fonts/own-font-facts.ts'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

/** Image generations with request and result. */
export type ImageGenerationsTable = Row<
  'imageGenerations',
  {
    generator: ImageGeneratorName
    quality: ImageQuality
    status: RunStatus
    images: Json<GeneratedImage[]>
    /** In US dollars. */
    cost: AsStored
    /** Task at a service that runs it in the background. */
    taskId: AsStored
    /** Why it has not begun, as a sentence; empty otherwise. */
    waitingFor: AsStored
    /** The account's monthly limit that left no room for it; null for every other generation. */
    refusedBy: Json<SpentLimit>
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

/** Files of images for pages, by content, width and format. */
export type PictureFilesTable = Row<
  'pictureFiles',
  {
    /** SHA-256 of the image, as in `mediaFiles`. */
    sha256: AsStored
    type: PictureType
    /** Attempts so far, including one that ended with its process. */
    tries: AsStored
    /** Why the file will never be made; null if it is made, or may be. */
    problem: AsStored
    /** SHA-256 of its bytes; null until it is made. */
    fileSha256: AsStored
  }
>

export type OwnFontFacesTable = Row<
  'ownFontFaces',
  {
    style: 'normal' | 'italic'
    facts: Json<OwnFontFacts>
    files: Json<OwnFontFile[]>
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    /** Font families that the account uploaded; their files are in `ownFontFaces`. */
    ownFonts: Row<'ownFonts'>
    ownFontFaces: OwnFontFacesTable
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
    pictureFiles: PictureFilesTable
    /** Files that no row names any longer, until they are deleted. */
    mediaRemovals: Row<'mediaRemovals'>
  }
}
