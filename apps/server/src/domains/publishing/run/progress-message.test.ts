import { expect, it } from 'vitest'
import { uploadMessage } from './progress-message.ts'

it.each([
  [1, { total: 0, newPages: 0, sentPages: 0 }, 'No changes'],
  [1, { total: 1, newPages: 0, sentPages: 0 }, 'Uploading 1 file'],
  [1, { total: 8, newPages: 4, sentPages: 0 }, 'Uploading 8 files'],
  [1, { total: 8, newPages: 4, sentPages: 2 }, 'Publishing 2 of 4 pages'],
  [3, { total: 8, newPages: 4, sentPages: 2 }, 'Destination 1 of 3: publishing 2 of 4 pages'],
])('at the first of %i targets with %o the run says “%s”', (turns, counts, message) => {
  expect(uploadMessage({ turn: 1, turns }, counts)).toBe(message)
})
