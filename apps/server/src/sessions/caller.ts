import { can, type Capability, type Role } from '@web2/contract'

/** Who asks, in which account, by which sign-in. */
export interface Caller {
  readonly userId: string
  readonly accountId: string
  readonly sessionId: string
  readonly role: Role
  /** False: the account's subscription does not run; only profile and billing are open. */
  readonly accountActive: boolean
  /** The admin who is signed in as this user, and until when (ISO 8601). */
  readonly actedBy?: { readonly userId: string; readonly name: string; readonly until: string }
  /** An access token's: nothing else may be done by it, whatever the role allows. */
  readonly limitedTo?: ReadonlySet<Capability>
}

/** Open to accounts whose subscription does not run. */
const alwaysOpen: ReadonlySet<Capability> = new Set(['profile:own', 'billing:see'])

export const mayUse = (caller: Caller, capability: Capability): boolean =>
  can(caller.role, capability) &&
  (caller.accountActive || alwaysOpen.has(capability)) &&
  (caller.limitedTo === undefined || caller.limitedTo.has(capability))
