import { PostLink, LinkCheckCreate } from '@web2/contract/links'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { requestCheck } from '../request-link-check.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { linkMap } from '../link-map.ts'

/** Link map by host; each account has one. */
export const linkMapService = defineService({
  path: 'link-map',
  policy: { find: 'content:read' },
  methods: ({ db }) => ({ find: ({ caller }: CallParams) => linkMap(db, caller.accountId) }),
})

/** POST /link-checks: checks links now instead of when they are due. */
export const linkChecksService = defineService({
  path: 'link-checks',
  unlogged: true,
  policy: { create: 'content:write' },
  data: { create: LinkCheckCreate },
  methods: (context) => ({
    create: (data, { caller }: CallParams) =>
      requestCheck(context, caller.accountId, data as LinkCheckCreate),
  }),
})

const resource = defineResource({
  table: 'post_links',
  kept: { subject: 'links', state: 'status' },
  schema: PostLink,
  search: ['pageUrl', 'pageTitle', 'targetUrl', 'anchor', 'message', 'pageHost', 'targetHost'],
})

/** Links of the account's posts and pages with their state. They are created and deleted with those. */
export const postLinksService = defineService({
  path: 'post-links',
  policy: { find: 'content:read', get: 'content:read' },
  resource,
})
