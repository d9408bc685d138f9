import type { Page } from '@web2/contract/core'
import { limits } from '@web2/contract/core'
import {
  BusinessProfile,
  BusinessProfileCreate,
  BusinessProfilePatch,
  ProfileDraft,
  ProfileDraftCreate,
} from '@web2/contract/listings'
import { Type, type Static } from 'typebox'
import { defineService } from '../../../platform/api/define-service.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { methodNotAllowed, notFound } from '../../../platform/errors.ts'
import { changeProfile } from '../profile/change-profile.ts'
import { createProfile } from '../profile/create-profile.ts'
import { findDraft, startDraft, stopDraft } from '../profile/drafting/start-draft.ts'
import { profileView } from '../profile/profile-view.ts'
import { findProfiles, removeProfile } from '../profile/profiles.ts'

const ProfileQuery = Type.Object(
  {
    /** Only the profile that this listing uses. */
    napId: Type.Optional(Type.String({ maxLength: 100 })),
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
  },
  { additionalProperties: false },
)

/**
 * Business profiles: facts, proof and voice of a business, used by one listing or several. Texts use the confirmed
 * values only.
 */
export const businessProfilesService = defineService({
  path: 'business-profiles',
  policy: {
    find: 'content:read',
    get: 'content:read',
    create: 'content:write',
    patch: 'content:write',
    remove: 'content:write',
  },
  record: BusinessProfile,
  data: { create: BusinessProfileCreate, patch: BusinessProfilePatch },
  query: { find: ProfileQuery },
  methods: (context) => ({
    find: ({ query, caller }: CallParams): Promise<Page<BusinessProfile>> => {
      const { napId, $limit = limits.defaultPageSize, $skip = 0 } = query as Static<typeof ProfileQuery>
      return findProfiles(context.db, caller.accountId, {
        ...(napId !== undefined && { napId }),
        limit: Math.min($limit, limits.maxPageSize),
        skip: $skip,
      })
    },
    get: async (id, { caller }: CallParams): Promise<BusinessProfile> => {
      const found = await profileView(context.db, caller.accountId, id)
      if (!found) throw notFound('business profile')
      return found
    },
    create: async (data, { caller }: CallParams): Promise<BusinessProfile> => {
      const created = await createProfile(context, caller, data as BusinessProfileCreate)
      context.outbox.wake()
      return created
    },
    patch: async (id, data, { caller }: CallParams): Promise<BusinessProfile> => {
      if (id === null) throw methodNotAllowed('Update one business profile at a time.')
      const changed = await changeProfile(context, caller, id, data as BusinessProfilePatch)
      context.outbox.wake()
      return changed
    },
    remove: async (id, { caller }: CallParams): Promise<BusinessProfile> => {
      if (id === null) throw methodNotAllowed('Delete one business profile at a time.')
      const removed = await removeProfile(context, caller.accountId, id)
      context.outbox.wake()
      return removed
    },
  }),
})

/** Drafts of business profiles from a listing and its website. Deleting one stops it. */
export const profileDraftsService = defineService({
  path: 'profile-drafts',
  policy: { get: 'content:read', create: 'content:write', remove: 'content:write' },
  record: ProfileDraft,
  data: { create: ProfileDraftCreate },
  methods: (context) => ({
    get: async (id, { caller }: CallParams): Promise<ProfileDraft> => {
      const found = isUuid(id) ? await findDraft(context.db, caller.accountId, id) : undefined
      if (!found) throw notFound('draft')
      return found
    },
    create: async (data, { caller }: CallParams): Promise<ProfileDraft> => {
      const started = await startDraft(context, caller, data as ProfileDraftCreate)
      context.outbox.wake()
      return started
    },
    remove: async (id, { caller }: CallParams): Promise<ProfileDraft> => {
      if (id === null) throw methodNotAllowed('Stop one draft at a time.')
      const stopped = await stopDraft(context, caller.accountId, id)
      context.outbox.wake()
      return stopped
    },
  }),
})
