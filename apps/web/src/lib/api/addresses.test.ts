import { afterEach, expect, it, vi } from 'vitest'
import { callAddress } from './addresses.ts'

const installed = (snappyUrl: string | null) =>
  vi.stubGlobal('document', {
    querySelector: () => (snappyUrl === null ? null : { getAttribute: () => snappyUrl }),
  })
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['/api/users', '/snappy/users'],
  ['/api/users?$limit=10', '/snappy/users?$limit=10'],
  ['/api/users/0190a000', '/snappy/users/0190a000'],
  ['/api/authentication', '/snappy/authentication'],
  ['/api/login-as-user', '/snappy/login-as-user'],
  ['/api/naps', '/api/naps'],
  ['/api/invite-user', '/api/invite-user'],
  ['/api/users-of-another-kind', '/api/users-of-another-kind'],
])('%s is called at %s', (address, called) => {
  installed(null)
  expect(callAddress(address)).toBe(called)
})

it('a second host is called without the prefix', () => {
  installed('https://accounts.example.com/v1')
  expect(callAddress('/api/users?$limit=1')).toBe('https://accounts.example.com/v1/users?$limit=1')
  expect(callAddress('/api/naps')).toBe('/api/naps')
})
