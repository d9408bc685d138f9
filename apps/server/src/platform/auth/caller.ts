import { can, capabilitiesInService, type Capability, type Role, type AccessScope } from '@web2/contract/core'

/** User of a call, with account and session. */
export interface Caller {
  readonly userId: string
  readonly accountId: string
  readonly sessionId: string
  readonly role: Role
  /** False if the account's subscription is inactive; only profile and billing are allowed then. */
  readonly accountActive: boolean
  /** Impersonating admin, and until when (ISO 8601). */
  readonly actedBy?: { readonly userId: string; readonly name: string; readonly until: string }
  /** Scopes of an access token and the capabilities they allow, a limit in addition to the role. */
  readonly scopes?: readonly AccessScope[]
  readonly limitedTo?: ReadonlySet<Capability>
}

/** Capabilities of accounts with an inactive subscription. */
const alwaysOpen: ReadonlySet<Capability> = new Set(['profile:own', 'billing:see'])

export const mayUse = (caller: Caller, capability: Capability): boolean =>
  can(caller.role, capability) &&
  (caller.accountActive || alwaysOpen.has(capability)) &&
  (caller.limitedTo === undefined || caller.limitedTo.has(capability))

/** Returns the caller as one service sees them, because each scope of a token covers only some services. */
export const callerIn = (caller: Caller, service: string): Caller =>
  caller.scopes === undefined
    ? caller
    : { ...caller, limitedTo: capabilitiesInService(caller.scopes, service) }
