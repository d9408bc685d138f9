export {
  LeadForm,
  LeadFormDefinition,
  LeadFormField,
  LeadFormPatch,
  leadFormPlaces,
  leadFieldTypes,
  LeadSettings,
  LeadSettingsPatch,
} from './lead-form.ts'
export {
  Lead,
  LeadEntry,
  LeadFile,
  LeadMember,
  LeadMessage,
  LeadMessageCreate,
  leadMessageKinds,
  LeadPatch,
  LeadPersonRequest,
  LeadTotals,
  LeadTotalsQuery,
  LeadUtm,
  LeadWords,
  shownValue,
} from './lead.ts'
export { LeadMail, LeadMailQuery } from './lead-mail.ts'
export { leadLimits } from './lead-limits.ts'
export { leadStatuses, type LeadStatus } from './lead-status.ts'
