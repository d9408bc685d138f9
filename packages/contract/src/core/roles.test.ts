import { expect, it } from 'vitest'
import { can, roles, type Capability } from './roles.ts'

const allowed = (capability: Capability) => roles.filter((role) => can(role, capability))

it('the usage is seen by admins and customers', () => {
  expect(allowed('usage:see')).toEqual(['admin', 'customer'])
})

it('VAs are invited by admins and customers', () => {
  expect(allowed('members:invite')).toEqual(['admin', 'customer'])
})
