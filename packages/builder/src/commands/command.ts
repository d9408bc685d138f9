import type { Change } from '../changes/change.ts'
import type { Reason } from '../rules/reason.ts'

/** What a command answers: the change to apply and what to select after it, or why not. */
export type CommandResult =
  | { readonly ok: true; readonly change: Change; readonly select: readonly string[] }
  | { readonly ok: false; readonly reason: Reason }
