import { expect, test } from 'vitest'
import { askNotice, doneNotice, failedNotice, fetchingNotice } from './verification-notices.ts'

const property = {
  id: 'p',
  propertyType: 'wordpress',
  name: 'Garden notes',
  url: 'https://garden.example',
  username: 'ann',
} as const
const common = { username: 'ann', propertyType: 'wordpress', jobId: 'j' }

test.each([
  ['wrong-password', 'Wrong password: WordPress “Garden notes”'],
  ['incorrect-credentials', 'Incorrect credentials: WordPress “Garden notes”'],
  ['password-expired', 'Password expired: WordPress “Garden notes”'],
  ['account-recovery', 'Account recovery needed: WordPress “Garden notes”'],
  ['site-gone', 'Not connected: WordPress “Garden notes”'],
] as const)('a notification of %s is titled “%s”', (problem, title) => {
  const told = failedNotice(property, 'j', problem, 'What to do.')
  expect(told).toMatchObject({ ...common, title, message: 'What to do.', propertyStatus: 'failed' })
})

test('a notification shows the batches of sub-properties, and when all are stored', () => {
  expect(fetchingNotice(property, 'j', 20, 25)).toMatchObject({
    ...common,
    message: expect.stringMatching(/fetched in batches of 10: 20 of 25/),
    subPropertyCount: 20,
  })
  expect(doneNotice(property, 'j', 25)).toMatchObject({ propertyStatus: 'scraped', subPropertyCount: 25 })
})

test('a notification asks for the next step, with an image if there is one', () => {
  expect(askNotice(property, 'j', 'picture', { imagePath: '/media/x.png' })).toMatchObject({
    ...common,
    propertyStatus: 'action-needed',
    nextStep: 'picture',
    imagePath: '/media/x.png',
  })
})
