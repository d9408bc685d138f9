import { queryOptions } from '@tanstack/react-query'
import {
  imageSourceTitles,
  imageStem,
  type FoundImage,
  type ImageGeneration,
  type ImageRights,
  type ImageSourceName,
} from '@web2/contract/media'
import { resource } from '../../../lib/api/resource.ts'
import type { PickedPicture } from '../library/picked-image.ts'
import { imageGenerations, imageRights } from '../resources.ts'

export const isUnderWay = ({ status }: Pick<ImageGeneration, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** Interval of polling image generations in ms, in case an event is lost. */
const look = 2_000

/** Query of an image generation's state. */
export const imageGeneration = (id: string) =>
  queryOptions({
    queryKey: [imageGenerations.path, 'get', id],
    queryFn: () => imageGenerations.get(id),
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data) ? false : look),
  })

/** Time in ms for which generated images are shown again when the dialog opens. */
const recent = 15 * 60_000

/**
 * Query of the latest image generation, if it is running or has just succeeded: begun before a reload, or not
 * all applied.
 */
export const latestGeneration = () =>
  queryOptions({
    queryKey: [imageGenerations.path, 'latest'],
    queryFn: async () => {
      const status = { $in: ['queued', 'running', 'done'] }
      const createdAt = { $gt: new Date(Date.now() - recent).toISOString() }
      const { data } = await imageGenerations.find({ status, createdAt, $sort: { createdAt: -1 }, $limit: 1 })
      return data[0] ?? null
    },
    staleTime: 0,
    gcTime: 0,
  })

/** Fetches all image rights, for the credits file. */
export const allImageRights = () => imageRights.findAll()

/** Query of an image's rights by URL; null if nothing is known. */
export const rightsOfPicture = (url: string) =>
  queryOptions({
    queryKey: ['media-manager', 'rights', url],
    queryFn: async () => (await imageRights.find({ url, $limit: 1 })).data[0] ?? null,
  })

/** Images of one request, so that its URL stays short. */
const perRequest = 20

/** Query of the known rights of images by URL. */
export const rightsOfPictures = (urls: readonly string[]) =>
  queryOptions({
    queryKey: ['media-manager', 'rights', 'of', ...urls],
    queryFn: async () => {
      const known = new Map<string, ImageRights>()
      for (let from = 0; from < urls.length; from += perRequest) {
        const url = urls.slice(from, from + perRequest)
        const { data } = await imageRights.find({ url, $limit: 100 })
        for (const rights of data) known.set(imageStem(rights.url), rights)
      }
      return known
    },
  })

const search = resource('image-search')

export interface ImageSearch {
  readonly source: ImageSourceName
  readonly query: string
  /** Starts at 1. */
  readonly page: number
}

/** Sources don't change within a visit, and each call counts against the account's quota there. */
const fresh = 10 * 60_000

export const imageSearch = ({ source, query, page }: ImageSearch) =>
  queryOptions({
    queryKey: [search.path, source, query, page],
    queryFn: () => search.find({ source, query, page }),
    staleTime: fresh,
    retry: false,
    refetchOnWindowFocus: false,
  })

/** Takes over a found image: copies it, reports the use to its source and records its rights. */
export const takeImage = async ({ source, id }: FoundImage, alt: string): Promise<PickedPicture> => {
  const { url, width, height, rights } = await search.create({ source, id })
  return { url, width, height, alt, rights }
}

/** Website of each source, linked beside its images. */
export const sourceSites: Readonly<
  Record<ImageSourceName, { readonly title: string; readonly url: string }>
> = {
  pixabay: { title: imageSourceTitles.pixabay, url: 'https://pixabay.com' },
  pexels: { title: imageSourceTitles.pexels, url: 'https://www.pexels.com' },
  unsplash: {
    title: imageSourceTitles.unsplash,
    url: 'https://unsplash.com/?utm_source=web_2_manager&utm_medium=referral',
  },
  wikimedia: { title: 'Wikimedia Commons', url: 'https://commons.wikimedia.org' },
}
