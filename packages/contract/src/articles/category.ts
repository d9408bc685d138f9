import { Type, type Static } from 'typebox'
import { recordFields, text } from '../core/record.ts'

/** Colors of categories, by name: each is readable in light and dark. */
export const categoryColors = [
  'gray',
  'red',
  'pink',
  'grape',
  'violet',
  'indigo',
  'blue',
  'cyan',
  'teal',
  'green',
  'lime',
  'yellow',
  'orange',
] as const
export type CategoryColor = (typeof categoryColors)[number]

/**
 * Fields of a category that a user enters; the default color is gray. Names must differ by more than case.
 */
export const CategoryData = Type.Object(
  { name: text(100, 1), color: Type.Optional(Type.Enum(categoryColors)) },
  { additionalProperties: false },
)
export type CategoryData = Static<typeof CategoryData>

/** A category as it is stored. */
export const StoredCategory = Type.Object({
  ...recordFields,
  name: text(100, 1),
  color: Type.Enum(categoryColors),
})

/** A category as it is answered. */
export type Category = Static<typeof StoredCategory> & {
  /** How many records are in it. */
  readonly count: number
}
