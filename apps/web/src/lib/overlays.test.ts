import { cleanNotifications } from '@mantine/notifications'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { generateImage } from '../features/media/images/pick-image.ts'
import { needOverlaysOnUse, overlaysNeeded } from './overlays.ts'
import { ask, showDialog } from './questions.ts'
import { showError, showSuccess } from './snackbar.ts'

beforeEach(() => overlaysNeeded.set(false))
afterEach(() => cleanNotifications())

it.each([
  ['a question', () => ask({ title: 'Sure?' })],
  ['a dialog', () => showDialog({ title: 'Details' })],
  ['a success', () => showSuccess('Saved')],
  ['a failure', () => showError('The bucket refuses the key.')],
  ['a dialog of images', () => void generateImage()],
])('are needed by %s, also before any press', (_name, show) => {
  show()
  expect(overlaysNeeded.get()).toBe(true)
})

it.each(['pointerdown', 'keydown'])('are needed from the first %s on', (name) => {
  const stop = needOverlaysOnUse()
  document.body.dispatchEvent(new Event(name, { bubbles: true }))
  expect(overlaysNeeded.get()).toBe(true)
  stop()
})

it('are not needed for a press after the end', () => {
  needOverlaysOnUse()()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(overlaysNeeded.get()).toBe(false)
})
