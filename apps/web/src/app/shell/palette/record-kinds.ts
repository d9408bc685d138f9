import {
  IconAddressBook,
  IconArticle,
  IconBuildingFactory2,
  IconFiles,
  IconFileText,
  IconInbox,
  IconLayout2,
  IconLayoutRows,
  IconLink,
  IconRss,
  IconSpeakerphone,
  IconStack2,
  IconTags,
  IconUsers,
  IconWorldShare,
  type Icon,
} from '@tabler/icons-react'
import { linkOptions, type LinkOptions } from '@tanstack/react-router'
import type { Capability } from '@web2/contract/core'
import { shownPageName } from '@web2/contract/sites'
import { articles, categories, promptStackers } from '../../../features/articles/resources.ts'
import { campaigns } from '../../../features/campaigns/resources.ts'
import { cloudModules, cloudPages, sites } from '../../../features/sites/resources.ts'
import { leads } from '../../../features/leads/resources.ts'
import { leadName } from '../../../features/leads/lead-words.ts'
import { naps } from '../../../features/listings/resources.ts'
import { postLinks } from '../../../features/links/resources.ts'
import { properties } from '../../../features/properties/resources.ts'
import { rssFeeds } from '../../../features/feeds/resources.ts'
import { users } from '../../../features/accounts/resources.ts'
import { turboPages, turbos } from '../../../features/generator/resources.ts'
import type { Query } from '../../../lib/api/resource.ts'
import { newestWith } from './newest-with.ts'

/** A record as the command palette names it. */
export interface FoundRecord {
  readonly id: string
  readonly label: string
  /** Additional search terms. */
  readonly keywords?: readonly string[]
  readonly link: LinkOptions
}

/** Kind of record with its search. */
export interface RecordKind {
  readonly group: string
  readonly icon: Icon
  readonly needs: Capability
  readonly path: string
  find(typed: string): Promise<readonly FoundRecord[]>
}

interface Searched<Stored> {
  readonly path: string
  readonly find: (query: Query) => Promise<{ data: Stored[] }>
}

const kind = <Stored extends { _id: string }>(
  group: string,
  icon: Icon,
  { path, find }: Searched<Stored>,
  fields: readonly string[],
  describe: (record: Stored) => Omit<FoundRecord, 'id'>,
): RecordKind => ({
  group,
  icon,
  needs: 'content:read',
  path,
  find: async (typed) => {
    const { data } = await find(newestWith(fields, typed))
    return data.map((record) => ({ id: record._id, ...describe(record) }))
  },
})

/** Letters from which the database finds words in a very long list by its index; scripts without spaces need fewer. */
const indexedFrom = 3

/** Whether a very long list is searched: one or two Latin letters match too much of it to be of use. */
const isSelective = (typed: string): boolean => typed.length >= indexedFrom || /[^\p{ASCII}]/u.test(typed)

/** A kind of which there may be hundreds of thousands. */
const manyOf = (each: RecordKind): RecordKind => ({
  ...each,
  find: async (typed) => (isSelective(typed) ? each.find(typed) : []),
})

const known = (...words: readonly (string | null | undefined)[]): string[] =>
  words.filter((word): word is string => word !== undefined && word !== null && word !== '')

/** Users have their own search parameter, and only admins see them. */
const people: RecordKind = {
  group: 'Users',
  icon: IconUsers,
  needs: 'users:manage',
  path: users.path,
  find: async (typed) => {
    const { data } = await users.find({ search: typed, $limit: 20 })
    return data.map(({ _id, name, email }) => ({
      id: _id,
      label: name,
      keywords: [email],
      link: linkOptions({ to: '/users/$id', params: { id: _id } }),
    }))
  },
}

/** Every kind of record that has a name. */
export const recordKinds: readonly RecordKind[] = [
  kind('Sites', IconLayout2, sites, ['name', 'rootSlug'], ({ _id, name, rootSlug }) => ({
    label: name,
    keywords: [rootSlug],
    link: linkOptions({ to: '/site-builder/edit-site', search: { id: _id } }),
  })),
  kind('Pages', IconFileText, cloudPages, ['name'], ({ _id, name }) => ({
    label: shownPageName(name),
    link: linkOptions({ to: '/page-builder/edit-page', search: { id: _id } }),
  })),
  kind('Sections', IconLayoutRows, cloudModules, ['name'], ({ _id, name }) => ({
    label: name,
    link: linkOptions({ to: '/section-builder/edit-section', search: { id: _id } }),
  })),
  kind('Projects', IconBuildingFactory2, turbos, ['name'], ({ _id, name, approvedAt }) => ({
    label: name,
    link:
      approvedAt === null
        ? linkOptions({ to: '/zoomer-site-builder/edit-generation', search: { id: _id } })
        : linkOptions({ to: '/zoomer-site-builder/view-generation', search: { id: _id } }),
  })),
  manyOf(
    kind('Generated pages', IconFiles, turboPages, ['name', 'path'], ({ turboId, name, path }) => ({
      label: name,
      keywords: [`/${path}`],
      link: linkOptions({ to: '/zoomer-site-builder/view-generation', search: { id: turboId, q: name } }),
    })),
  ),
  kind('Business listings', IconAddressBook, naps, ['businessName', 'city', 'phone'], (nap) => ({
    label: nap.businessName,
    keywords: known(nap.city, nap.phone),
    link: linkOptions({ to: '/nap-databases/edit-nap', search: { id: nap._id } }),
  })),
  kind('Articles', IconArticle, articles, ['title', 'keyword'], ({ _id, title, keyword }) => ({
    label: title === '' ? 'Untitled article' : title,
    keywords: known(keyword),
    link: linkOptions({ to: '/articles/edit-article', search: { id: _id } }),
  })),
  kind('Campaigns', IconSpeakerphone, campaigns, ['name'], ({ _id, name, status }) => ({
    label: name,
    link:
      status === 'draft'
        ? linkOptions({ to: '/campaigns/edit-campaign', search: { id: _id } })
        : linkOptions({ to: '/campaigns/view-campaign', search: { id: _id } }),
  })),
  kind('Properties', IconWorldShare, properties, ['name', 'url', 'username'], (property) => ({
    label: property.name === '' ? property.url : property.name,
    keywords: known(property.url, property.username),
    link: linkOptions({ to: '/properties/edit-property', search: { id: property._id } }),
  })),
  kind('Prompt stackers', IconStack2, promptStackers, ['name', 'description'], (stacker) => ({
    label: stacker.name,
    keywords: known(stacker.description),
    link: linkOptions({ to: '/prompt-stacker/edit-prompt-stacker', search: { id: stacker._id } }),
  })),
  kind('Categories', IconTags, categories, ['name'], ({ name }) => ({
    label: name,
    link: linkOptions({ to: '/categories', search: { q: name } }),
  })),
  kind('Feeds', IconRss, rssFeeds, ['title', 'url'], ({ _id, title, url }) => ({
    label: title === '' ? url : title,
    keywords: [url],
    link: linkOptions({ to: '/articles/rss-feeds', search: { feed: _id } }),
  })),
  manyOf(
    kind('Leads', IconInbox, leads, ['name', 'email', 'phone'], (lead) => ({
      label: leadName(lead),
      keywords: known(lead.email, lead.phone),
      link: linkOptions({ to: '/leads/$id', params: { id: lead._id } }),
    })),
  ),
  kind(
    'Links',
    IconLink,
    postLinks,
    ['anchor', 'targetUrl', 'pageUrl'],
    ({ anchor, targetUrl, pageUrl }) => ({
      label: anchor.trim() || targetUrl,
      keywords: [targetUrl, pageUrl],
      link: linkOptions({ to: '/link-map', search: { q: targetUrl } }),
    }),
  ),
  people,
]
