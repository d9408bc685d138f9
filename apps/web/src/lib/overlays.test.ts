import { modals } from '@mantine/modals'
import { cleanNotifications } from '@mantine/notifications'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { generateImage } from '../features/media/images/pick-image.ts'
import { needOverlaysOnUse, overlaysNeeded } from './overlays.ts'
import { ask, showDialog, showQuestions } from './questions.ts'
import { showError, showSuccess } from './snackbar.ts'

beforeEach(() => overlaysNeeded.set(false))
afterEach(() => {
  cleanNotifications()
  // questions wait until they can be shown, for the tests of other files too
  vi.spyOn(modals, 'openConfirmModal').mockReturnValue('')
  vi.spyOn(modals, 'open').mockReturnValue('')
  showQuestions()()
  vi.restoreAllMocks()
})

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
