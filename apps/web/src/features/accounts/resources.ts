import type {
  LoginSession,
  ProfilePatch,
  TwoFactor,
  TwoFactorChanged,
  TwoFactorPatch,
  TwoFactorSecret,
  Invitation,
  InvitationAnswer,
  InvitationData,
  Membership,
  MembershipPatch,
  OpenInvitation,
  Setting,
  SettingChange,
  SettingService,
  SettingTest,
  UserAdminPatch,
  UserCreate,
  OpenRegistration,
  AccessToken,
  AccessTokenCreate,
  AccessTokenCreated,
} from '@web2/contract/accounts'
import type { AuditLine, User } from '@web2/contract/core'
import { apiClient } from '../../lib/api/client.ts'
import { resource } from '../../lib/api/resource.ts'

/** One record per account; keys are returned as `{ set, last4 }` and replaced by sent values. */
export const settings = resource<Setting, SettingChange>('settings')

/** Tries a service with its stored keys and what `change` names; nothing is saved. */
export const testSetting = async (test: SettingService, change: SettingChange = {}): Promise<SettingTest> =>
  (await apiClient()).service(settings.path).create({ ...change, test })

/** VAs asked into the account; removing an invitation takes it back. */
export const invitations = resource<Invitation, InvitationData, { resend: true }>('invite-user')
/** All users of the installation, for admins. */
export const users = resource<User, UserCreate, UserAdminPatch>('users')

/** Changes the user's name, image or password. */
export const patchProfile = async (id: string, data: ProfilePatch): Promise<User> =>
  (await apiClient()).service(users.path).patch(id, data)

/** Starts an admin's impersonation of a user. */
export const loginAsUser = async (userId: string): Promise<{ accessToken: string; user: User }> =>
  (await apiClient()).service('login-as-user').create({ userId })

/** Who did what in the account; read only. */
export const auditLog = resource<AuditLine>('audit-log')

/** The user's own sign-ins; removing one ends it. */
export const loginSessions = resource<LoginSession>('login-sessions')

export const ownTwoFactor = async (): Promise<TwoFactor> =>
  (await apiClient()).service('two-factor').get('current')

export const beginTwoFactor = async (password: string): Promise<TwoFactorSecret> =>
  (await apiClient()).service('two-factor').create({ password })

export const changeTwoFactor = async (change: TwoFactorPatch): Promise<TwoFactorChanged> =>
  (await apiClient()).service('two-factor').patch('current', change)

/** Deletes a user; the account that is theirs goes with all that is in it, or becomes the caller's. */
export const deleteUser = async (id: string, content: 'delete' | 'keep'): Promise<User> =>
  (await apiClient()).service(users.path).remove(id, { query: { content } })

/** The people of the account. */
export const memberships = resource<Membership, never, MembershipPatch>('memberships')

/** Returns the invitation of a mailed link. */
export const openInvitation = async (token: string): Promise<OpenInvitation> =>
  (await apiClient()).service('invitations').get(token)

export const acceptInvitation = async (answer: InvitationAnswer): Promise<{ email: string }> =>
  (await apiClient()).service('invitations').create(answer)

/** Mails a link for a new password, if there is such a user. */
export const askForReset = async (email: string): Promise<void> => {
  await (await apiClient()).service('password-resets').create({ email })
}

/** Redeems the mailed link; answers whose it was. */
export const resetPassword = async (token: string, password: string): Promise<{ email: string }> =>
  (await apiClient()).service('password-resets').patch(token, { password })

/** The registration of a mailed link. */
export const openRegistration = async (token: string): Promise<OpenRegistration> =>
  (await apiClient()).service('registrations').get(token)

/** Opens the account of a mailed link, by the password that was chosen for it. */
export const confirmRegistration = async (token: string, password: string): Promise<{ email: string }> =>
  (await apiClient()).service('registrations').patch(token, { password })

/** Switches to another account of the user. */
export const switchAccount = async (accountId: string): Promise<void> => {
  await (await apiClient()).service(loginSessions.path).patch('current', { accountId })
}

/** Tokens for scripts; removing one revokes it. */
export const accessTokens = resource<AccessToken>('access-tokens')

/** Makes a token; only this answer holds it. */
export const createAccessToken = async (wanted: AccessTokenCreate): Promise<AccessTokenCreated> =>
  (await apiClient()).service(accessTokens.path).create(wanted)
