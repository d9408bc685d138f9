import { queryOptions } from '@tanstack/react-query'
import {
  imageSourceTitles,
  type FoundImage,
  type ImageGeneration,
  type ImageSearchPage,
  type ImageSourceName,
  type TakenImage,
} from '@web2/contract/media'
import { apiClient } from '../../../lib/api/client.ts'
import type { PickedPicture } from '../library/picked-image.ts'
import { imageGenerations, imageRights } from '../resources.ts'

export const isUnderWay = ({ status }: Pick<ImageGeneration, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** Milliseconds between two looks at pictures that are being made, for when an event is lost. */
const look = 2_000

/** How far a generation is. */
export const imageGeneration = (id: string) =>
  queryOptions({
    queryKey: [imageGenerations.path, 'get', id],
    queryFn: () => imageGenerations.get(id),
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data) ? false : look),
  })

/** Milliseconds for which what was made is shown again when the dialog is opened. */
const recent = 15 * 60_000

/** The latest generation, if it is under way or has just ended well: begun before a reload, or applied in part. */
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

/** Every line of the ledger, for the file of credits. */
export const allImageRights = () => imageRights.findAll()

/** Where the picture at an address came from; null for one that nothing is known of. */
export const rightsOfPicture = (url: string) =>
  queryOptions({
    queryKey: ['media-manager', 'rights', url],
    queryFn: async () => (await imageRights.find({ url, $limit: 1 })).data[0] ?? null,
  })

const searchService = async () => (await apiClient()).service('image-search')

export interface ImageSearch {
  readonly source: ImageSourceName
  readonly query: string
  /** From 1. */
  readonly page: number
}

/** Sources don't change within a visit, and each call counts against the account's allowance there. */
const fresh = 10 * 60_000

export const imageSearch = ({ source, query, page }: ImageSearch) =>
  queryOptions({
    queryKey: ['image-search', source, query, page],
    queryFn: async (): Promise<ImageSearchPage> =>
      (await searchService()).find({ query: { source, query, page } }),
    staleTime: fresh,
    retry: false,
    refetchOnWindowFocus: false,
  })

/** Takes a picture that a search has shown: copied, told to its source and written into the ledger. */
export const takeImage = async ({ source, id }: FoundImage, alt: string): Promise<PickedPicture> => {
  const taken: TakenImage = await (await searchService()).create({ source, id })
  const { url, width, height, rights } = taken
  return { url, width, height, alt, rights }
}

/** Where each source lives; its name links there beside its pictures. */
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
