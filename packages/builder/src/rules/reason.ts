export type ReasonCode =
  | 'parent-not-droppable'
  | 'not-droppable-with'
  | 'not-a-sibling'
  | 'not-draggable'
  | 'locked'
  | 'root'
  | 'not-found'
  | 'nothing-selected'
  | 'not-wrappable'
  | 'invalid-value'

/** Reason for a refusal: a stable code, the text for the user, and the solution. */
export interface Reason {
  readonly code: ReasonCode
  readonly message: string
  readonly detail: string
}

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly reason: Reason }

export const allowed: Verdict = Object.freeze({ ok: true })
