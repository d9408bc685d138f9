export { asLeadAction, leadAttributes, leadFallback, thankYouSlug } from './lead-action.ts'
export {
  cutText,
  leadDefinitionLimits,
  leadFieldTypes,
  plainFormName,
  type LeadDefinition,
  type LeadDelivery,
  type LeadField,
  type LeadFieldType,
  type LeadObstacle,
} from './lead-definition.ts'
export { ownFields } from './own-fields.ts'
export { isFromTheRight } from '../language.ts'
