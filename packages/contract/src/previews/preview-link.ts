import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, Timestamp } from '../core/record.ts'

/** How long a preview link works unless its maker says otherwise, in days. */
export const previewDays = { usual: 14, most: 90, choices: [1, 7, 14, 30, 90] } as const

/** How many links of one site or campaign can work at once. */
export const mostPreviewLinks = 20

/** A link by which a guest views a site or the plan of a campaign, read-only. */
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
  /** The address to pass on. Only its hash is stored, so it is answered once. */
  link: string
}
