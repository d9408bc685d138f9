import { isStyleClass, isTokenName, namedStyleLimits, themeLimits } from '@web2/builder'
import { text, type Page } from '@web2/contract/core'
import { tokensPerCall, type StyleUses } from '@web2/contract/sites'
import { Type } from 'typebox'
import { styleUses, tokenUses } from '../documents/style-uses.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Key of the site's working copy, and classes of styles, separated by commas. */
const Several = Type.Object(
  {
    siteId: text(80, 1),
    ids: Type.String({ maxLength: namedStyleLimits.styles * (namedStyleLimits.id + 1) }),
  },
  { additionalProperties: false },
)

/** Uses of named styles: requested before these are deleted, and to find those that are not used. */
export const styleUsesService = defineService({
  path: 'style-uses',
  policy: { find: 'content:read' },
  query: { find: Several },
  methods: ({ db }) => ({
    find: async ({ query, caller }: CallParams): Promise<Page<StyleUses>> => {
      const ids = [...new Set(String(query.ids).split(','))]
        .filter(isStyleClass)
        .slice(0, namedStyleLimits.styles)
      const data =
        ids.length === 0 ? [] : [...(await styleUses(db, caller.accountId, String(query.siteId), ids))]
      return { total: data.length, limit: namedStyleLimits.styles, skip: 0, data }
    },
  }),
})

/** Key of the site's working copy, and names of design tokens, separated by commas. */
const Names = Type.Object(
  { siteId: text(80, 1), name: text(tokensPerCall * (themeLimits.tokenName + 1), 1) },
  { additionalProperties: false },
)

/** Uses of design tokens: requested before one is deleted, and to find deleted ones that nothing uses. */
export const tokenUsesService = defineService({
  path: 'token-uses',
  policy: { find: 'content:read' },
  query: { find: Names },
  methods: ({ db }) => ({
    find: async ({ query, caller }: CallParams): Promise<Page<StyleUses>> => {
      const names = [...new Set(String(query.name).split(','))].filter(isTokenName).slice(0, tokensPerCall)
      const data =
        names.length === 0 ? [] : [...(await tokenUses(db, caller.accountId, String(query.siteId), names))]
      return { total: data.length, limit: tokensPerCall, skip: 0, data }
    },
  }),
})
