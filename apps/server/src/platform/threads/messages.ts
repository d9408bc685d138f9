/** What a thread is asked to do: one task at a time. */
export interface Asked {
  readonly module: string
  readonly name: string
  readonly given: readonly unknown[]
}

/** What it says: that its module is loaded and the work begins, and then how the work ended. */
export type Said =
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'thrown'; readonly error: unknown }
  /** A function called itself more often than there is room for. */
  | { readonly kind: 'too-deep' }
