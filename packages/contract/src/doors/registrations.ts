export {
  registrationHours,
  RegistrationPatch,
  type OpenRegistration,
  type PendingRegistration,
} from '../resources/pending-registration.ts'
