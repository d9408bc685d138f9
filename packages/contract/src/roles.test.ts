import { expect, it } from 'vitest'
import { can, roleLabels, roleOf, roles, type Role } from './roles.ts'

it.each<[readonly string[], Role]>([
  [['lc:admin'], 'admin'],
  [['lc:customer'], 'customer'],
  [['lc:va'], 'va'],
  [['lc:inactive-new-signup'], 'inactive-new-signup'],
  [['lc:inactive-new-signup', 'lc:va', 'lc:customer', 'lc:admin'], 'admin'],
  [['lc:inactive-new-signup', 'lc:va', 'lc:customer'], 'customer'],
  [['lc:inactive-new-signup', 'lc:va'], 'va'],
  [[], 'guest'],
  [['admin', 'lc:owner'], 'guest'],
])('the roles %j give %s', (held, role) => {
  expect(roleOf({ roles: held })).toBe(role)
})

it('nobody is a guest', () => {
  expect([roleOf(null), roleOf(undefined)]).toEqual(['guest', 'guest'])
})

it('the field role makes an admin too', () => {
  expect(roleOf({ role: 'admin', roles: ['lc:va'] })).toBe('admin')
  expect(roleOf({ role: 'customer', roles: [] })).toBe('guest')
})

it('each kind of visitor has a name', () => {
  expect(Object.values(roleLabels).sort()).toEqual(['Admin', 'Customer', 'Guest', 'Inactive user', 'VA'])
})

const allowed = (capability: Parameters<typeof can>[1]) => roles.filter((role) => can(role, capability))

it('the usage is seen by admins and customers', () => {
  expect(allowed('usage:see')).toEqual(['admin', 'customer'])
})

it('VAs are invited by admins and customers', () => {
  expect(allowed('members:invite')).toEqual(['admin', 'customer'])
})
