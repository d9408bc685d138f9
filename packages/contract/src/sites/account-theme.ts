import type { Theme } from '@web2/builder'
import { Type, type Static } from 'typebox'
import { recordFields, text, Timestamp } from '../core/record.ts'

const themeName = text(100)

/** Theme that the users of an account start sites from. Sites have copies of it. */
export const AccountTheme = Type.Object({
  ...recordFields,
  name: Type.String(),
  /** Values of the design tokens that a list shows, by name, without references to others. */
  sample: Type.Record(Type.String(), Type.String()),
})
export type AccountTheme = Static<typeof AccountTheme>

/** With its design tokens and styles, which lists leave out. */
export interface WholeAccountTheme extends AccountTheme {
  theme: Theme
}

/** `name` is the theme’s own if absent. */
export const AccountThemeCreate = Type.Object(
  { name: Type.Optional(themeName), theme: Type.Unknown() },
  { additionalProperties: false },
)
export type AccountThemeCreate = Static<typeof AccountThemeCreate>

export const AccountThemePatch = Type.Object(
  {
    name: Type.Optional(themeName),
    /** Replaces it; sites that were made from it stay as they are. */
    theme: Type.Optional(Type.Unknown()),
    /** `updatedAt` of the theme as it was loaded; responds 409 if the server has a newer one. */
    basedOn: Type.Optional(Timestamp),
  },
  { additionalProperties: false },
)
export type AccountThemePatch = Static<typeof AccountThemePatch>

declare module '../core/resources.ts' {
  interface Resources {
    'account-themes': {
      record: WholeAccountTheme
      listed: AccountTheme
      create: AccountThemeCreate
      patch: AccountThemePatch
      removed: AccountTheme
    }
  }
}
