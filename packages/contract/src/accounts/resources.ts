import type { AuditLine } from '../core/audit-line.ts'
import type { Login, Registration, SignedIn, User } from '../core/user.ts'
import type { AccessToken, AccessTokenCreate, AccessTokenCreated } from './access-token.ts'
import type { Hint, HintCreate } from './hint.ts'
import type {
  Invitation,
  InvitationAnswer,
  InvitationData,
  InvitationPatch,
  OpenInvitation,
} from './invitation.ts'
import type { LoginAsUser } from './login-as-user.ts'
import type { LoginSession, LoginSessionPatch } from './login-session.ts'
import type { Membership, MembershipPatch } from './membership.ts'
import type { PasswordResetData, PasswordResetPatch } from './password-reset.ts'
import type { OpenRegistration, PendingRegistration, RegistrationPatch } from './pending-registration.ts'
import type { Setting, SettingPut, SettingRequest, SettingTest } from './setting.ts'
import type {
  TwoFactor,
  TwoFactorChanged,
  TwoFactorPatch,
  TwoFactorSecret,
  TwoFactorStart,
} from './two-factor.ts'
import type { UserCreate } from './user-create.ts'
import type { ProfilePatch, ProfilePut, UserAdminPatch, UserAdminPut } from './user-patch.ts'

export interface AccountsResources {
  'access-tokens': { record: AccessToken; create: AccessTokenCreate; created: AccessTokenCreated }
  'audit-log': { record: AuditLine }
  authentication: {
    create: Login | { strategy: 'jwt'; accessToken: string }
    created: SignedIn
    removed: { accessToken: null }
  }
  hints: { record: Hint; create: HintCreate }
  invitations: {
    record: OpenInvitation
    create: InvitationAnswer
    created: { email: string; accountId: string }
  }
  'invite-user': { record: Invitation; create: InvitationData; patch: InvitationPatch }
  'login-as-user': { create: LoginAsUser; created: SignedIn }
  'login-sessions': { record: LoginSession; patch: LoginSessionPatch }
  memberships: { record: Membership; patch: MembershipPatch }
  'password-resets': { record: { email: string }; create: PasswordResetData; patch: PasswordResetPatch }
  registrations: { record: OpenRegistration; patch: RegistrationPatch; patched: { email: string } }
  settings: {
    record: Setting
    create: SettingRequest
    created: Setting | SettingTest
    update: SettingPut
    patch: SettingRequest
    patched: Setting | SettingTest
  }
  'two-factor': {
    record: TwoFactor
    create: TwoFactorStart
    created: TwoFactorSecret
    patch: TwoFactorPatch
    patched: TwoFactorChanged
  }
  users: {
    record: User
    create: Registration | UserCreate
    created: User | PendingRegistration
    update: ProfilePut | UserAdminPut
    patch: ProfilePatch | UserAdminPatch
  }
}
