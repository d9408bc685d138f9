import type { EditOrder } from './edit-order.ts'

export const continueOrder: EditOrder = {
  name: 'edit-continue',
  version: 1,
  task: 'You continue an article.',
  rules: [
    'Write the next one to three paragraphs after the passage. Follow its thought; repeat nothing that the article says already.',
    'Answer with the new paragraphs alone, without the passage.',
  ],
  request: () => 'Continue after the passage.',
}
