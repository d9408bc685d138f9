import { Type, type Static } from 'typebox'
import type { ImageRights } from './image-search.ts'
import { text } from '../core/record.ts'

/** Allowed types of images, judged by content, with the extension each gets. */
export const imageTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
} as const
export type ImageType = keyof typeof imageTypes

/** Allowed types of videos: MP4 with H.264 and AAC, WebM with VP8, VP9 or AV1. */
export const videoTypes = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const
export type VideoType = keyof typeof videoTypes

/** Allowed upload types. */
export const mediaTypes = { ...imageTypes, ...videoTypes } as const
export type MediaType = keyof typeof mediaTypes

export const isVideoType = (type: string): type is VideoType => Object.hasOwn(videoTypes, type)

/** Digits of the SHA-256 in the URLs of images and videos and file names, lowercase hex. */
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
  'filePoster',
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

/** Folder and part of its contents; `path` begins at the root, and '/.' and '/' are the root itself. */
const place = {
  path: Type.Optional(text(1_000)),
  source: Type.Optional(text(40)),
}

const reading = {
  ...place,
  sortBy: Type.Optional(Type.Enum(mediaSorts)),
  /** Lists images alone, or videos alone; without either, both. */
  onlyImages: Type.Optional(Type.Boolean()),
  onlyVideos: Type.Optional(Type.Boolean()),
  /** Words that names must contain; results then include files of subfolders. */
  search: Type.Optional(text(200)),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  skip: Type.Optional(Type.Integer({ minimum: 0 })),
}

/** GET /media-manager: the read-only actions. */
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
    /** File or folder in `path` that the action applies to. */
    name: Type.Optional(text(200)),
    newname: Type.Optional(text(200)),
    /** Path of the file or folder to move into `path`. */
    from: Type.Optional(text(1_200)),
    /** Paths of several files to move or delete together instead of one; all of them or none. */
    items: Type.Optional(Type.Array(text(1_200), { minItems: 1, maxItems: 1_000 })),
    /** URL of an image of the library that `filePoster` shows for a video; '' for none. */
    poster: Type.Optional(text(400)),
  },
  { additionalProperties: false },
)
export type MediaRequest = Static<typeof MediaRequest>

/** Query of an upload: POST /media-manager?uploadAction=true with the files as multipart/form-data. */
export const MediaUploadQuery = Type.Object(
  { uploadAction: Type.Optional(Type.Boolean()), ...place },
  { additionalProperties: false },
)

export interface MediaFile {
  readonly _id: string
  /** File name, unique in its folder. */
  readonly file: string
  /** Its folder, '/' or '/garden/roses'. */
  readonly path: string
  /** URL for pages, relative to this host's root. */
  readonly url: string
  /** URL of its thumbnail, for a video that of its poster; '' for a video without one. */
  readonly thumb: string
  /** ISO date of its upload or latest change. */
  readonly changed: string
  readonly type: MediaType
  /** Bytes. */
  readonly size: number
  /** Displayed size in px. */
  readonly width: number
  readonly height: number
  readonly isImage: boolean
  /** Seconds of a video; absent for images. */
  readonly length?: number
  /** URL of the image that a video shows before it plays; absent for images and for videos without one. */
  readonly poster?: string
  /** Image rights; absent for files uploaded by users. Only in lists. */
  readonly rights?: ImageRights
}

export interface MediaSource {
  readonly name: 'default'
  readonly title: 'Root'
  readonly path: string
  readonly files: readonly MediaFile[]
  /** Names of the folders here; '.' stands for the root and, in a folder, '..' for its parent. */
  readonly folders: readonly string[]
  /** Total number of files; `files` may be a part of them. */
  readonly total: number
}

export interface MediaSpace {
  /** Bytes used and allowed for the account's images and videos. */
  readonly used: number
  readonly allowed: number
}

/** Response of /media-manager; a refusal has its sentence in `msg`. */
export type MediaAnswer<Data = object> =
  | { readonly success: true; readonly msg: string; readonly data: Data }
  | { readonly success: false; readonly msg: string; readonly data: Partial<Data> }

export interface MediaListing {
  readonly sources: readonly MediaSource[]
  readonly space: MediaSpace
}

export interface MediaUploaded {
  /** Names as stored. */
  readonly files: readonly string[]
  readonly isImages: readonly boolean[]
  readonly messages: readonly string[]
  readonly uploaded: readonly MediaFile[]
  readonly failed: readonly { readonly file: string; readonly msg: string }[]
}

/** Number of pages that show the file, and some of their names. */
export interface MediaUse {
  readonly pages: number
  readonly names: readonly string[]
}

declare module '../core/resources.ts' {
  interface Resources {
    'media-manager': { found: MediaAnswer; create: MediaRequest; created: MediaAnswer }
  }
}
