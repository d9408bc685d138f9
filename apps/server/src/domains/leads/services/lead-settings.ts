import { LeadSettings, LeadSettingsPatch } from '@web2/contract/leads'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { changeLeadSettings, leadSettings } from '../inbox/lead-settings.ts'

/** How each site treats its leads, by the ID of the site. */
export const leadSettingsService = defineService({
  path: 'lead-settings',
  record: LeadSettings,
  policy: { get: 'content:read', patch: 'settings:manage' },
  data: { patch: LeadSettingsPatch },
  methods: (context) => ({
    get: (id, { caller }: CallParams) => leadSettings(context, caller.accountId, id),
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Change the settings of one site at a time.')
      const changed = await changeLeadSettings(context, caller, id, data as LeadSettingsPatch)
      context.outbox.wake()
      return changed
    },
  }),
})
