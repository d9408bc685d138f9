/** Page of a site, or section, that has blocks with a named style or design token. */
export interface StyleUsePlace {
  kind: 'page' | 'section'
  _id: string
  name: string
}

/** Design tokens whose uses one call finds. */
export const tokensPerCall = 50

/** Uses of a named style or design token in the pages of one site and in the account's sections. */
export interface StyleUses {
  /** Class of the style, or name of the token. */
  _id: string
  total: number
  /** The first of them by name. */
  data: StyleUsePlace[]
}

declare module '../core/resources.ts' {
  interface Resources {
    'style-uses': { record: StyleUses }
    'token-uses': { record: StyleUses }
  }
}
