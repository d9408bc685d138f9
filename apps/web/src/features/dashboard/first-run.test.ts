import type { User } from '@web2/contract/core'
import { describe, expect, it } from 'vitest'
import { wantsFirstRun } from './first-run.ts'

const owner = {
  accountId: 'a',
  memberships: [{ accountId: 'a', accountName: 'Ada', roles: [], isOwner: true }],
  abilities: ['content:read', 'site:publish'],
  actedBy: null,
} as unknown as User
const facts = { user: owner, isSeen: false, sites: 0 }

describe('the first run', () => {
  it('is for the owner of an account without sites', () => expect(wantsFirstRun(facts)).toBe(true))

  it.each([
    ['after it was finished or skipped', { isSeen: true }],
    ['while that is not known', { isSeen: undefined }],
    ['with a site in the account', { sites: 1 }],
    ['while the sites are not counted', { sites: undefined }],
    [
      'for an invited member',
      { user: { ...owner, memberships: [{ ...owner.memberships[0]!, isOwner: false }] } },
    ],
    ['in another account', { user: { ...owner, accountId: 'b' } }],
    ['for an impersonating admin', { user: { ...owner, actedBy: { name: 'Admin', until: '' } } }],
    ['without the right to publish', { user: { ...owner, abilities: ['content:read'] } }],
  ])('is not shown %s', (_when, other) => expect(wantsFirstRun({ ...facts, ...other })).toBe(false))
})
