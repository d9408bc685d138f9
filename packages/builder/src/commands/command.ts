import type { Change } from '../changes/change.ts'
import type { Reason } from '../rules/reason.ts'

/** Result of a command: the change to apply and the nodes to select after it, or the reason for refusal. */
export type CommandResult =
  | { readonly ok: true; readonly change: Change; readonly select: readonly string[] }
  | { readonly ok: false; readonly reason: Reason }
