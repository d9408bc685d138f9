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
export { leadLimits } from './lead-limits.ts'
export { leadStatuses, type LeadStatus } from './lead-status.ts'
