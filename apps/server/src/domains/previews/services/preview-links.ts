import { Id } from '@web2/contract/core'
import { PreviewLink, PreviewLinkCreate } from '@web2/contract/previews'
import { Type, type Static } from 'typebox'
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from '../preview-links.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const List = Type.Object(
  {
    siteId: Type.Optional(Id),
    campaignId: Type.Optional(Id),
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
  },
  { additionalProperties: false },
)

/** Links for clients without an account to a site or a campaign plan; DELETE revokes one. */
export const previewLinksService = defineService({
  path: 'preview-links',
  record: PreviewLink,
  policy: { find: 'content:read', create: 'content:write', remove: 'content:write' },
  data: { create: PreviewLinkCreate },
  query: { find: List },
  methods: (context) => ({
    find: async ({ caller, query }: CallParams) => {
      const { $limit, $skip = 0, ...previewed } = query as Static<typeof List>
      const all = await listPreviewLinks(context, caller.accountId, previewed)
      const limit = $limit ?? all.length
      return { total: all.length, limit, skip: $skip, data: all.slice($skip, $skip + limit) }
    },
    create: (data, { caller }: CallParams) => createPreviewLink(context, caller, data as PreviewLinkCreate),
    remove: async (id, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Revoke one preview link at a time.')
      return revokePreviewLink(context, caller.accountId, id)
    },
  }),
})
