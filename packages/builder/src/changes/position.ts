/**
 * Where nodes go. `into` counts positions among the parent's present children, before anything is taken out;
 * `beside` names a sibling.
 */
export type DropPosition =
  | { readonly into: string; readonly at: 'start' | 'end' | number }
  | { readonly beside: string; readonly side: 'before' | 'after' }
