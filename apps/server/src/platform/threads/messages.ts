/** Request to a thread: one task at a time. */
export interface Asked {
  readonly module: string
  readonly name: string
  readonly given: readonly unknown[]
}

/** Messages of a thread: module loaded and task started, then the result. */
export type Said =
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'thrown'; readonly error: unknown }
  /** Stack overflow. */
  | { readonly kind: 'too-deep' }
