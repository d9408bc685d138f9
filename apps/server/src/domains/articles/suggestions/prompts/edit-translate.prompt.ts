import type { EditOrder } from './edit-order.ts'

export const translateOrder: EditOrder = {
  name: 'edit-translate',
  version: 1,
  task: 'You translate a passage of an article.',
  rules: [
    'Translate as a native writer of the trade would write it, not word for word. Add and omit nothing.',
    'Names, addresses, phone numbers, prices and product names stay as they are.',
  ],
  language: 'as asked',
  request: ({ wanted }) => `Translate the passage into ${wanted}.`,
}
