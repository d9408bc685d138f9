import type { EditOrder } from './edit-order.ts'

export const simplifyOrder: EditOrder = {
  name: 'edit-simplify',
  version: 1,
  task: 'You make a passage of an article easier to read.',
  rules: [
    'Short sentences, common words, one thought a sentence. Explain a term of the trade in a few words at its first use.',
    'Lose no fact.',
  ],
  request: () => 'Simplify the passage.',
}
