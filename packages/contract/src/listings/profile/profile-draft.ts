import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text } from '../../core/record.ts'

/** Pages of a website that a draft reads at most. */
export const profileDraftPages = 12

/** 'done' may still have a problem: a page or a model that did not answer. */
export const profileDraftStates = ['running', 'done', 'failed'] as const
export type ProfileDraftState = (typeof profileDraftStates)[number]

/** A draft of a business profile from its listing and website. */
export const ProfileDraft = Type.Object({
  ...recordFields,
  profileId: Id,
  status: Type.Enum(profileDraftStates),
  /** First page that is read; empty for a listing without a website. */
  url: Type.String(),
  /** Pages read so far. */
  pages: Type.Integer(),
  /** Values that it proposed. */
  proposals: Type.Integer(),
  /** Failure as a sentence for the user; empty if there was none. */
  problem: Type.String(),
  /** Model that read the pages; empty if none did. */
  model: Type.String(),
  /** Cost of the model in US dollars; null if unknown. */
  cost: nullable(Type.Number()),
})
export type ProfileDraft = Static<typeof ProfileDraft>

/** Starts a draft. Reads the website of the listing unless a URL is given. Returns the running draft if there is one. */
export const ProfileDraftCreate = Type.Object(
  { profileId: Id, napId: Id, url: Type.Optional(text(2_000)) },
  { additionalProperties: false },
)
export type ProfileDraftCreate = Static<typeof ProfileDraftCreate>

declare module '../../core/resources.ts' {
  interface Resources {
    'profile-drafts': { record: ProfileDraft; create: ProfileDraftCreate }
  }
}
