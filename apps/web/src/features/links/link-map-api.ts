import { queryOptions } from '@tanstack/react-query'
import { postLinkStatuses, type LinkCheckCreate, type PostLink } from '@web2/contract/links'
import { resource, type Query } from '../../lib/api/resource.ts'
import { postLinks } from './resources.ts'
import type { ListSource } from '../../lib/list/list-source.ts'

export const linkFilterable = ['pageHost', 'targetHost', 'anchor', 'source', 'checkedAt', 'createdAt']

/** The list of links. */
export const linkList: ListSource<PostLink> = {
  resource: postLinks,
  searched: ['pageUrl', 'pageTitle', 'targetUrl', 'anchor'],
  sortable: ['pageUrl', 'targetUrl', 'anchor', 'status', 'checkedAt', 'createdAt', 'pageHost'],
  defaultSort: '-createdAt',
  statuses: postLinkStatuses,
}

/** Returns the condition of links from or to a host; none if it is empty. */
export const linksOf = (host: string): Query =>
  host === '' ? {} : { $and: [{ $or: [{ pageHost: host }, { targetHost: host }] }] }

/** Below the path of the links, so that what changes one of them brings a new map. */
export const linkMap = queryOptions({
  queryKey: [postLinks.path, 'map'],
  queryFn: () => resource('link-map').find(),
})

/** Checks links immediately. */
export const checkNow = (wanted: LinkCheckCreate) => resource('link-checks').create(wanted)
