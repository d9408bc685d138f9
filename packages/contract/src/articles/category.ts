import { Type, type Static } from 'typebox'
import { recordFields, text } from '../core/record.ts'

/** Category colors by name; each is readable in light and dark appearance. */
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

/** Category as stored. */
export const StoredCategory = Type.Object({
  ...recordFields,
  name: text(100, 1),
  color: Type.Enum(categoryColors),
})

/** Category as returned by the API. */
export const Category = Type.Object({
  ...StoredCategory.properties,
  /** Number of records in it. */
  count: Type.Integer(),
})
export type Category = Static<typeof Category>

declare module '../core/resources.ts' {
  interface Resources {
    categories: {
      record: Category
      create: CategoryData
      update: CategoryData
      patch: Partial<CategoryData>
    }
  }
}
