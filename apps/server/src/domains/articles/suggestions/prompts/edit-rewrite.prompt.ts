import type { EditOrder } from './edit-order.ts'

export const rewriteOrder: EditOrder = {
  name: 'edit-rewrite',
  version: 1,
  task: 'You rewrite a passage of an article so that it reads better and says the same.',
  rules: [
    'Keep the meaning, the order of the thoughts and about the length. Change a sentence only where it gets better by it.',
  ],
  request: () => 'Rewrite the passage.',
}
