import type { ReactNode } from 'react'

/** How a list can be narrowed by a column: by words in it, one of its values, its days, or its numbers. */
export type ColumnFilter =
  | { readonly kind: 'text' | 'day' | 'number' }
  | { readonly kind: 'choice'; readonly choices: readonly { value: string; label: string }[] }

/** A column of a list: how it is shown, and its plain text for the CSV file. */
export interface ListColumn<Row> {
  readonly key: string
  readonly title: string
  readonly text: (row: Row) => string
  readonly render?: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** The key is a field that the API can be asked by in this way. */
  readonly filter?: ColumnFilter
  /** Shown only after the reader chose it. */
  readonly hiddenAtFirst?: boolean
  /** Not in the lists before readers' choices noted hidden columns too, so earlier choices can't have hidden it. */
  readonly addedLater?: boolean
  /** Always shown, such as the name. */
  readonly fixed?: boolean
  readonly width?: number
}

/** The fields that the columns can be narrowed by. */
export const filterFields = (columns: readonly Pick<ListColumn<never>, 'key' | 'filter'>[]): string[] =>
  columns.filter(({ filter }) => filter !== undefined).map(({ key }) => key)

/** Narrows by one of the values that a column can have. */
export const choiceFilter = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): ColumnFilter => ({ kind: 'choice', choices: values.map((value) => ({ value, label: labelOf(value) })) })
