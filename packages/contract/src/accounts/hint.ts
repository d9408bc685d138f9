import { Type, type Static } from 'typebox'

/** Hints shown to a user until they are seen or dismissed. */
export const hintNames = ['tour', 'first-steps', 'new-site'] as const
export type HintName = (typeof hintNames)[number]

/** A hint the user has seen; DELETE /hints/{_id} shows it again. */
export const Hint = Type.Object({ _id: Type.Enum(hintNames), seenAt: Type.String() })
export type Hint = Static<typeof Hint>

/** POST /hints: marks the hint as seen. */
export const HintCreate = Type.Object({ _id: Type.Enum(hintNames) }, { additionalProperties: false })
export type HintCreate = Static<typeof HintCreate>

declare module '../core/resources.ts' {
  interface Resources {
    hints: { record: Hint; create: HintCreate }
  }
}
