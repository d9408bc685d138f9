import type { EditOrder } from './edit-order.ts'

export const ownOrder: EditOrder = {
  name: 'edit-own',
  version: 1,
  task: 'You change a passage of an article as its author asks.',
  rules: [
    'Do what the author asks and no more. Keep the author’s words where the request leaves them.',
    'Without a passage, write the text that the author asks for, to stand between the text before and after.',
    'If the author asks for another language, use it.',
  ],
  request: ({ wanted }) => `The author asks: ${wanted}`,
}
