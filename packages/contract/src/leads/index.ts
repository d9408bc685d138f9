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
  LeadUtm,
  type LeadStatus,
} from './lead.ts'
export { leadLimits } from './lead-limits.ts'
