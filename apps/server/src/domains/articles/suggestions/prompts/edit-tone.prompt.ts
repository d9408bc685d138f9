import type { EditOrder } from './edit-order.ts'

export const toneOrder: EditOrder = {
  name: 'edit-tone',
  version: 1,
  task: 'You change the tone of a passage of an article.',
  rules: ['Change words and rhythm, not statements. Keep about the length.'],
  request: ({ wanted }) => `Give the passage a ${wanted} tone.`,
}
