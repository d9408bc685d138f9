import { expect, it } from 'vitest'
import { can, roles, type Capability } from './roles.ts'

const allowed = (capability: Capability) => roles.filter((role) => can(role, capability))

it('admins and customers can see the usage', () => {
  expect(allowed('usage:see')).toEqual(['admin', 'customer'])
})

it('admins and customers can invite VAs', () => {
  expect(allowed('members:invite')).toEqual(['admin', 'customer'])
})
