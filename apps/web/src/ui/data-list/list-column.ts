import type { ReactNode } from 'react'

/** A column of a list: how it is shown, and its plain text for the CSV file. */
export interface ListColumn<Row> {
  readonly key: string
  readonly title: string
  readonly text: (row: Row) => string
  readonly render?: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** Shown only after the reader chose it. */
  readonly hiddenAtFirst?: boolean
  /** Always shown, such as the name. */
  readonly fixed?: boolean
  readonly width?: number
}
