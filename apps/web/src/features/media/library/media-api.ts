import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  MediaAnswer,
  MediaFile,
  MediaListing,
  MediaRequest,
  MediaSort,
  MediaUse,
} from '@web2/contract/media'
import { resource } from '../../../lib/api/resource.ts'
import type { MediaKind } from '../videos/media-kind.ts'

const media = resource('media-manager')

/** A refusal of the media manager, with the message of its response. */
export class MediaRefusal extends Error {
  override readonly name = 'MediaRefusal'
}

const ask = async <Data>(request: MediaRequest): Promise<Data> => {
  const answer = (await media.create({ ...request, source: 'default' })) as MediaAnswer<Data>
  if (!answer.success) throw new MediaRefusal(answer.msg)
  return answer.data
}

const pageSize = 60

export interface MediaPage {
  /** Folder, '/' or '/garden/roses'. */
  readonly path: string
  readonly search: string
  readonly sortBy: MediaSort
  readonly kind: MediaKind
}

/** Query of a folder's files, or of a search in it, in pages. */
export const mediaShelf = ({ path, search, sortBy, kind }: MediaPage) =>
  infiniteQueryOptions({
    queryKey: [media.path, 'files', path, search, sortBy, kind],
    queryFn: ({ pageParam }) =>
      ask<MediaListing>({
        action: 'files',
        path,
        search,
        sortBy,
        ...(kind === 'image' ? { onlyImages: true } : { onlyVideos: true }),
        limit: pageSize,
        skip: pageParam,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ sources: [source] }, pages) => {
      const shown = pages.reduce((sum, page) => sum + (page.sources[0]?.files.length ?? 0), 0)
      return source && shown < source.total ? shown : undefined
    },
  })

/** Query of the folder names in a folder, with '.' and '..'. */
export const folderNames = (path: string) =>
  queryOptions({
    queryKey: [media.path, 'folders', path],
    queryFn: async () => {
      const { sources } = await ask<MediaListing>({ action: 'folders', path, limit: 0 })
      return sources[0]?.folders ?? ['.']
    },
  })

/** Query key of all library data. */
export const mediaKey = [media.path]

export const createFolder = (path: string, name: string) =>
  ask<{ path: string }>({ action: 'folderCreate', path, name })
export const renameFolder = (path: string, name: string, newname: string) =>
  ask<{ path: string }>({ action: 'folderRename', path, name, newname })
export const removeFolder = (path: string, name: string) =>
  ask<object>({ action: 'folderRemove', path, name })

export const moveFolder = (from: string, path: string) =>
  ask<{ path: string }>({ action: 'folderMove', from, path })

export const renameFile = ({ path, file: name }: MediaFile, newname: string) =>
  ask<{ file: MediaFile }>({ action: 'fileRename', path, name, newname })
/** Moves images by path; the response keeps their order. */
export const moveFiles = (items: readonly string[], path: string) =>
  ask<{ files: readonly MediaFile[] }>({ action: 'fileMove', items: [...items], path })
export const removeFiles = (items: readonly string[]) =>
  ask<object>({ action: 'fileRemove', items: [...items] })
/** Fetches where images are used, by their full paths. */
export const filesUse = (items: readonly string[]) =>
  ask<MediaUse>({ action: 'fileUsage', items: [...items] })
/** Sets the image of the library that a video shows before it plays. */
export const setPoster = ({ path, file: name }: MediaFile, poster: string) =>
  ask<{ file: MediaFile }>({ action: 'filePoster', path, name, poster })
