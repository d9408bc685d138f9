import { LeadForm, LeadFormPatch } from '@web2/contract/leads'
import { defineService } from '../../../platform/api/define-service.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'

/** Forms of published sites; publications create them. */
export const leadFormsService = defineService({
  path: 'lead-forms',
  policy: { find: 'content:read', get: 'content:read', patch: 'settings:manage' },
  data: { patch: LeadFormPatch },
  resource: defineResource({ table: 'lead_forms', schema: LeadForm, search: ['name', 'siteName'] }),
})
