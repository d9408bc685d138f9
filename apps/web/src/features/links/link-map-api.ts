import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LinkCheckCreate } from '@web2/contract/links'
import { resource, type Query } from '../../lib/api/resource.ts'
import { postLinks } from './resources.ts'
import { listQuery, wholeQuery, type ListState } from '../../lib/list/list-query.ts'

export const linkSortable = ['pageUrl', 'targetUrl', 'anchor', 'status', 'checkedAt', 'createdAt', 'pageHost']
export const linkFilterable = ['pageHost', 'targetHost', 'anchor', 'source', 'checkedAt', 'createdAt']
export const linkDefaultSort = '-createdAt'

const words = ['pageUrl', 'pageTitle', 'targetUrl', 'anchor']

/** Query of the table: its search and the host chosen in the diagram. */
const matching = ({ q, status }: ListState, host: string): Query => {
  const all: Query[] = []
  if (q !== '') all.push({ $or: words.map((field) => ({ [field]: { $search: q } })) })
  if (host !== '') all.push({ $or: [{ pageHost: host }, { targetHost: host }] })
  return { ...(all.length > 0 && { $and: all }), ...(status !== '' && { status }) }
}

export const linkList = (state: ListState, host: string) =>
  queryOptions({
    queryKey: [postLinks.path, 'find', state, host],
    queryFn: () => postLinks.find({ ...listQuery(state), ...matching(state, host) }),
    placeholderData: keepPreviousData,
  })

/** Every link that the list finds, in its order. */
export const allLinks = (state: ListState, host: string) =>
  postLinks.findAll({ ...wholeQuery(state), ...matching(state, host) })

/** Below the path of the links, so that what changes one of them brings a new map. */
export const linkMap = queryOptions({
  queryKey: [postLinks.path, 'map'],
  queryFn: () => resource('link-map').find(),
})

/** Checks links immediately. */
export const checkNow = (wanted: LinkCheckCreate) => resource('link-checks').create(wanted)
