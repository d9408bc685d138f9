export { countries, type Country } from './countries.ts'
export { weekdayNamed } from './hours/hours-words.ts'
export {
  alwaysText,
  closedText,
  hoursLine,
  specialLine,
  weekdayOf,
  type OpeningHours,
} from './hours/opening-hours.ts'
export { readDayHours, readSpecialHours, readWeekHours, type Reading } from './hours/read-hours.ts'
export { localBusinessTypes } from './local-business-types.ts'
export {
  NapComparison,
  NapMerge,
  type NapComparisonAnswer,
  type NapDuplicates,
  type DuplicateReason,
} from './listing-duplicate.ts'
export type { NapUseKind, NapUsePlace, NapUses, ShownListing, ShownListingState } from './listing-use.ts'
export {
  internalNapFields,
  AdditionalSocial,
  Nap,
  NapBatch,
  napBatchRows,
  NapData,
  SpecialDay,
  Weekday,
  weekdayNames,
  type NapRowErrors,
  type WeekdayName,
  type NapBatchAnswer,
} from './listing.ts'
export { readCountry } from './places/read-country.ts'
export {
  BusinessProfile,
  BusinessProfileCreate,
  BusinessProfilePatch,
  ProfileEntered,
  ProfileEntries,
  ProfileSource,
  profileSourceKinds,
  type ProfileEntry,
  type ProfileSourceKind,
} from './profile/business-profile.ts'
export {
  ProfileDraft,
  ProfileDraftCreate,
  profileDraftPages,
  profileDraftStates,
  type ProfileDraftState,
} from './profile/profile-draft.ts'
export {
  isProfileField,
  profileFields,
  profileLimits,
  profileValues,
  type ProfileField,
  type ProfileValue,
} from './profile/profile-fields.ts'
export { readState, stateText, type State } from './places/read-state.ts'
export {
  WebsiteListing,
  WebsiteListingCreate,
  websiteSourceKinds,
  type WebsiteSourceKind,
} from './website-listing.ts'
