import { cleanNotifications, notificationsStore } from '@mantine/notifications'
import { limits, messages } from '@web2/contract/core'
import { afterEach, expect, test } from 'vitest'
import { showSuccess, showError } from './snackbar.ts'

afterEach(() => cleanNotifications())

const shownFor = () => notificationsStore.getState().notifications.map(({ autoClose }) => autoClose)

const refusal =
  'A list item belongs in a list. Drop it between the items of one, or put a list here first and drop it there.'

test('a short word closes soon, a long one stays as long as reading it takes', () => {
  showSuccess('Saved')
  showSuccess(refusal)
  showSuccess('Made of what was found', 9_000)
  expect(shownFor()).toEqual([limits.snackbarDuration, refusal.length * 60, 9_000])
})

test('a failure stays until it is closed, and is not shown twice', () => {
  showError('The bucket refuses the key.')
  showError('The bucket refuses the key.')
  showError(refusal)
  expect(shownFor()).toEqual([false, false])
})

test.each([
  messages.copied,
  messages.sectionSaved,
  messages.pageSaved,
  messages.pageEdited,
  messages.sectionEdited,
  messages.siteSaved,
  messages.sitePublished,
  messages.siteEdited,
  messages.downloadStarted,
  messages.downloadDone('Green Acre'),
])('“%s” closes after 2 s', (message) => {
  showSuccess(message)
  expect(shownFor()).toEqual([2_000])
})
