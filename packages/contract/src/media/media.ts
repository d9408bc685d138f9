import { Type, type Static } from 'typebox'
import type { ImageRights } from './image-search.ts'
import { text } from '../core/record.ts'

/** Content types accepted for upload, with their file extensions. */
export const mediaTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
} as const
export type MediaType = keyof typeof mediaTypes

/** Digits of the SHA-256 that addresses and files of pictures carry, lower-case hex. */
export const mediaHashLength = 32

export const mediaActions = [
  'files',
  'folders',
  'folderCreate',
  'folderRename',
  'folderMove',
  'folderRemove',
  'fileRename',
  'fileMove',
  'fileRemove',
  'fileUsage',
] as const

export const mediaSorts = [
  'changed-desc',
  'changed-asc',
  'name-asc',
  'name-desc',
  'size-desc',
  'size-asc',
] as const
export type MediaSort = (typeof mediaSorts)[number]

/** Which folder and what of it; `path` begins at the root, '/.' and '/' are the root itself. */
const place = {
  path: Type.Optional(text(1_000)),
  source: Type.Optional(text(40)),
}

const reading = {
  ...place,
  sortBy: Type.Optional(Type.Enum(mediaSorts)),
  onlyImages: Type.Optional(Type.Boolean()),
  /** Words that names must hold; then files of the folders below are answered too. */
  search: Type.Optional(text(200)),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  skip: Type.Optional(Type.Integer({ minimum: 0 })),
}

/** GET /media-manager: the actions that only read. */
export const MediaQuery = Type.Object(
  { action: Type.Optional(Type.Enum(['files', 'folders'])), ...reading },
  { additionalProperties: false },
)
export type MediaQuery = Static<typeof MediaQuery>

/** POST /media-manager. */
export const MediaRequest = Type.Object(
  {
    action: Type.Optional(Type.Enum(mediaActions)),
    ...reading,
    /** The file or folder in `path` that an action is about. */
    name: Type.Optional(text(200)),
    newname: Type.Optional(text(200)),
    /** Path of what is moved into `path`. */
    from: Type.Optional(text(1_200)),
    /** Paths of several files that are moved or removed together, in the place of one; all of them or none. */
    items: Type.Optional(Type.Array(text(1_200), { minItems: 1, maxItems: 1_000 })),
  },
  { additionalProperties: false },
)
export type MediaRequest = Static<typeof MediaRequest>

/** The query of an upload: POST /media-manager?uploadAction=true with the files as multipart/form-data. */
export const MediaUploadQuery = Type.Object(
  { uploadAction: Type.Optional(Type.Boolean()), ...place },
  { additionalProperties: false },
)

export interface MediaFile {
  readonly _id: string
  /** Its name, one in its folder. */
  readonly file: string
  /** Folder it lies in, '/' or '/garden/roses'. */
  readonly path: string
  /** Address for pages, from this host's root. */
  readonly url: string
  /** Address of a small picture of it. */
  readonly thumb: string
  /** ISO date of its upload or latest change. */
  readonly changed: string
  readonly type: MediaType
  /** Bytes. */
  readonly size: number
  /** Pixels, as it is shown. */
  readonly width: number
  readonly height: number
  readonly isImage: true
  /** Where it came from; absent for what people uploaded. In listings only. */
  readonly rights?: ImageRights
}

export interface MediaSource {
  readonly name: 'default'
  readonly title: 'Root'
  readonly path: string
  readonly files: readonly MediaFile[]
  /** Names of the folders here; '.' stands for the root and, in a folder, '..' for the way back. */
  readonly folders: readonly string[]
  /** Files there are, of which `files` may be a part. */
  readonly total: number
}

export interface MediaSpace {
  /** Bytes the account's pictures take, and may take. */
  readonly used: number
  readonly allowed: number
}

/** Answers of /media-manager; a refusal carries its sentence in `msg`. */
export type MediaAnswer<Data = object> =
  | { readonly success: true; readonly msg: string; readonly data: Data }
  | { readonly success: false; readonly msg: string; readonly data: Partial<Data> }

export interface MediaListing {
  readonly sources: readonly MediaSource[]
  readonly space: MediaSpace
}

export interface MediaUploaded {
  /** Names as they were stored. */
  readonly files: readonly string[]
  readonly isImages: readonly boolean[]
  readonly messages: readonly string[]
  readonly uploaded: readonly MediaFile[]
  readonly failed: readonly { readonly file: string; readonly msg: string }[]
}

/** How many pages show the file, and some of their names. */
export interface MediaUse {
  readonly pages: number
  readonly names: readonly string[]
}
