import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  wpPostStatuses,
  type WpPostList,
  type WpPostStatus,
  type WpPostText,
} from '@web2/contract/properties'
import { wpAction } from './resources.ts'

export const postsAtOnce = 20

export interface PostSearch {
  readonly propertyId: string
  readonly q: string
  /** Empty: posts in any state. */
  readonly status: WpPostStatus | ''
  /** From 1. */
  readonly page: number
}

/** The state that an address names; empty for none, or one that WordPress does not have. */
export const readStatus = (text: string | undefined): WpPostStatus | '' =>
  wpPostStatuses.find((status) => status === text) ?? ''

const key = 'wp-actions'

export const postsOf = (propertyId: string) => [key, propertyId]

export const postList = ({ propertyId, q, status, page }: PostSearch) =>
  queryOptions({
    queryKey: [...postsOf(propertyId), 'list', q, status, page],
    queryFn: () =>
      wpAction<WpPostList>({
        action: 'list',
        propertyId,
        limit: postsAtOnce,
        skip: (page - 1) * postsAtOnce,
        ...(q !== '' && { search: q }),
        ...(status !== '' && { status }),
      }),
    placeholderData: keepPreviousData,
    // each fetch sends a request to the user's blog
    refetchOnWindowFocus: false,
    retry: false,
  })

export const postText = (propertyId: string, postId: string) =>
  queryOptions({
    queryKey: [...postsOf(propertyId), 'get', postId],
    queryFn: () => wpAction<WpPostText>({ action: 'get', propertyId, postId }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
