export {
  LeadForm,
  LeadFormDefinition,
  LeadFormField,
  LeadFormPatch,
  leadFieldTypes,
  LeadSettings,
  LeadSettingsPatch,
} from './lead-form.ts'
export {
  Lead,
  LeadEntry,
  LeadFile,
  LeadMessage,
  LeadMessageCreate,
  leadMessageKinds,
  LeadPatch,
  LeadPersonRequest,
  leadStatuses,
  LeadTotals,
  leadTotalsBy,
  LeadTotalsQuery,
  LeadUtm,
  LeadWords,
  type LeadStatus,
} from './lead.ts'
export { leadLimits } from './lead-limits.ts'
