import type { EditOrder } from './edit-order.ts'

export const expandOrder: EditOrder = {
  name: 'edit-expand',
  version: 1,
  task: 'You expand a passage of an article.',
  rules: [
    'Make it about twice as long: explain how and why, name the steps, give the reader what is needed to decide. Use only what the article says or what follows from it.',
    'Keep the sentences of the passage where you can, and write between them.',
  ],
  request: () => 'Expand the passage.',
}
