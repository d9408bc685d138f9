import { PostLink } from '@web2/contract/links'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { defineService } from '../../../platform/api/define-service.ts'

const resource = defineResource({
  table: 'post_links',
  schema: PostLink,
  search: ['pageUrl', 'pageTitle', 'targetUrl', 'anchor', 'message', 'pageHost', 'targetHost'],
})

/** Links of the account's posts and pages with their state. They are created and deleted with those. */
export const postLinksService = defineService({
  path: 'post-links',
  policy: { find: 'content:read', get: 'content:read' },
  resource,
})
