import { can, capabilitiesInService, type Capability, type Role, type AccessScope } from '@web2/contract/core'

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
  /** An access token's scopes, and what they allow: nothing else may be done by it, whatever the role allows. */
  readonly scopes?: readonly AccessScope[]
  readonly limitedTo?: ReadonlySet<Capability>
}

/** Open to accounts whose subscription does not run. */
const alwaysOpen: ReadonlySet<Capability> = new Set(['profile:own', 'billing:see'])

export const mayUse = (caller: Caller, capability: Capability): boolean =>
  can(caller.role, capability) &&
  (caller.accountActive || alwaysOpen.has(capability)) &&
  (caller.limitedTo === undefined || caller.limitedTo.has(capability))

/** The caller as one service sees them: a token's scopes each open some services alone. */
export const callerIn = (caller: Caller, service: string): Caller =>
  caller.scopes === undefined
    ? caller
    : { ...caller, limitedTo: capabilitiesInService(caller.scopes, service) }
