/**
 * Drop position. `into` counts positions among the parent's current children, before any removal; `beside`
 * names a sibling.
 */
export type DropPosition =
  | { readonly into: string; readonly at: 'start' | 'end' | number }
  | { readonly beside: string; readonly side: 'before' | 'after' }
