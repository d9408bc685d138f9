import type { EditOrder } from './edit-order.ts'

export const tableOrder: EditOrder = {
  name: 'edit-table',
  version: 1,
  task: 'You turn text of an article into a table.',
  rules: [
    'Answer with one table: a header row of th, then a row for each thing compared, with two to five columns. A sentence may introduce it.',
    'Leave a cell empty rather than invent its value.',
  ],
  request: () =>
    'Make a table of the passage, or, without a passage, the table that the text before it calls for.',
}
