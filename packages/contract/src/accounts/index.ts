export { AccessToken, AccessTokenCreate, type AccessTokenCreated } from './access-token.ts'
export { Hint, HintCreate, hintNames, type HintName } from './hint.ts'
export {
  Invitation,
  InvitationAnswer,
  InvitationData,
  InvitationPatch,
  invitationStatuses,
  type InvitationStatus,
  type OpenInvitation,
} from './invitation.ts'
export { LoginAsUser, loginAsMinutes } from './login-as-user.ts'
export { LoginSession, LoginSessionPatch } from './login-session.ts'
export { memberRoles, Membership, MembershipPatch } from './membership.ts'
export { PasswordResetData, PasswordResetPatch } from './password-reset.ts'
export {
  registrationHours,
  RegistrationPatch,
  type OpenRegistration,
  type PendingRegistration,
} from './pending-registration.ts'
export {
  SettingPut,
  Setting,
  SettingChange,
  settingKeyNames,
  SettingRequest,
  settingServiceLabels,
  settingServices,
  type SettingKeyName,
  type SettingService,
  type SettingTest,
} from './setting.ts'
export {
  TwoFactor,
  TwoFactorPatch,
  TwoFactorStart,
  type TwoFactorChanged,
  type TwoFactorSecret,
} from './two-factor.ts'
export { givenRoles, UserCreate } from './user-create.ts'
export { ProfilePut, UserAdminPut, ProfilePatch, UserAdminPatch } from './user-patch.ts'
