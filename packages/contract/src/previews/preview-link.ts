import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, Timestamp } from '../core/record.ts'

/** Days for which a preview link works: default, maximum and choices. */
export const previewDays = { usual: 14, most: 90, choices: [1, 7, 14, 30, 90] } as const

/** Maximum number of active links per site or campaign. */
export const mostPreviewLinks = 20

/** Read-only link for guests to a site or the plan of a campaign. */
export const PreviewLink = Type.Object({
  ...recordFields,
  siteId: nullable(Id),
  campaignId: nullable(Id),
  expiresAt: Timestamp,
})
export type PreviewLink = Static<typeof PreviewLink>

/** POST /preview-links: for either a site or a campaign. */
export const PreviewLinkCreate = Type.Object(
  {
    siteId: Type.Optional(Id),
    campaignId: Type.Optional(Id),
    expiresInDays: Type.Optional(Type.Integer({ minimum: 1, maximum: previewDays.most })),
  },
  { additionalProperties: false },
)
export type PreviewLinkCreate = Static<typeof PreviewLinkCreate>

export type PreviewLinkCreated = PreviewLink & {
  /** URL to pass on. Only its hash is stored, so it is returned once. */
  link: string
}

declare module '../core/resources.ts' {
  interface Resources {
    'preview-links': { record: PreviewLink; create: PreviewLinkCreate; created: PreviewLinkCreated }
  }
}
