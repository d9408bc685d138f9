import type { EditOrder } from './edit-order.ts'

export const shortenOrder: EditOrder = {
  name: 'edit-shorten',
  version: 1,
  task: 'You shorten a passage of an article.',
  rules: [
    'Cut it to about half. Remove repetition, filler and side remarks first; keep every fact that a reader acts on.',
    'Keep the author’s own words where you can.',
  ],
  request: () => 'Shorten the passage.',
}
