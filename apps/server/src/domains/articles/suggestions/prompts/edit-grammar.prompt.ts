import type { EditOrder } from './edit-order.ts'

export const grammarOrder: EditOrder = {
  name: 'edit-grammar',
  version: 1,
  task: 'You correct a passage of an article.',
  rules: [
    'Correct spelling, grammar and punctuation only. Change no word that is right, whatever you think of the style.',
    'If nothing is wrong, answer with the passage as it is.',
  ],
  request: () => 'Correct the passage.',
}
