import { expect, it } from 'vitest'
import { dialogOf } from './notification-dialogs.ts'

const Dialog = () => null

it.each([
  ['property-verification', Dialog],
  ['property-problem', Dialog],
  ['property', undefined],
  ['publication', undefined],
  ['constructor-problem', undefined],
])('returns the dialog of the kind that %s begins with', (type, expected) => {
  expect(dialogOf({ property: Dialog }, { type })).toBe(expected)
})
