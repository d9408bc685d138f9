import type { EditOrder } from './edit-order.ts'

export const listOrder: EditOrder = {
  name: 'edit-list',
  version: 1,
  task: 'You turn text of an article into a list.',
  rules: [
    'Answer with one ul, or an ol if the order matters; a sentence may introduce it. One thought an item, in the same grammatical form.',
    'Lose no fact.',
  ],
  request: () =>
    'Make a list of the passage, or, without a passage, the list that the text before it calls for.',
}
