import type {
  InvitationAnswer,
  ProfilePatch,
  SettingChange,
  Setting,
  SettingService,
  SettingTest,
  TwoFactorPatch,
  UserCreate,
} from '@web2/contract/accounts'
import type { User } from '@web2/contract/core'
import { resource } from '../../lib/api/resource.ts'

const settingCalls = resource('settings')

/** One record per account; keys are returned as `{ set, last4 }` and replaced by sent values. */
export const settings = {
  path: settingCalls.path,
  find: settingCalls.find,
  /** Without `test`, the answer is the record. */
  patch: settingCalls.patch as (id: string, change: SettingChange) => Promise<Setting>,
}

/** Tries a service with its stored keys and what `change` names; nothing is saved. */
export const testSetting = (test: SettingService, change: SettingChange = {}) =>
  settingCalls.create({ ...change, test }) as Promise<SettingTest>

/** VAs asked into the account; removing an invitation takes it back. */
export const invitations = resource('invite-user')

const userCalls = resource('users')
/** All users of the installation, for admins. */
export const users = {
  ...userCalls,
  /** Users made by an admin need no confirmation, so that the answer is one. */
  create: userCalls.create as (data: UserCreate) => Promise<User>,
}

/** Changes the user's name, image or password. */
export const patchProfile = (id: string, data: ProfilePatch) => userCalls.patch(id, data)

/** Starts an admin's impersonation of a user. */
export const loginAsUser = (userId: string) => resource('login-as-user').create({ userId })

/** Who did what in the account; read only. */
export const auditLog = resource('audit-log')

/** The user's own sign-ins; removing one ends it. */
export const loginSessions = resource('login-sessions')

const twoFactor = resource('two-factor')

export const ownTwoFactor = () => twoFactor.get('current')

export const beginTwoFactor = (password: string) => twoFactor.create({ password })

export const changeTwoFactor = (change: TwoFactorPatch) => twoFactor.patch('current', change)

/** Deletes a user; the account that is theirs goes with all that is in it, or becomes the caller's. */
export const deleteUser = (id: string, content: 'delete' | 'keep') => userCalls.remove(id, { content })

/** The people of the account. */
export const memberships = resource('memberships')

const opened = resource('invitations')

/** Returns the invitation of a mailed link. */
export const openInvitation = (token: string) => opened.get(token)

export const acceptInvitation = (answer: InvitationAnswer) => opened.create(answer)

const passwordResets = resource('password-resets')

/** Mails a link for a new password, if there is such a user. */
export const askForReset = (email: string) => passwordResets.create({ email })

/** Redeems the mailed link; answers whose it was. */
export const resetPassword = (token: string, password: string) => passwordResets.patch(token, { password })

const registrations = resource('registrations')

/** The registration of a mailed link. */
export const openRegistration = (token: string) => registrations.get(token)

/** Opens the account of a mailed link, by the password that was chosen for it. */
export const confirmRegistration = (token: string, password: string) =>
  registrations.patch(token, { password })

/** Switches to another account of the user. */
export const switchAccount = (accountId: string) => loginSessions.patch('current', { accountId })

/** Tokens for scripts; removing one revokes it, and only the answer that makes one holds it. */
export const accessTokens = resource('access-tokens')
