import type { User } from '@web2/contract/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  startImpersonation,
  endImpersonation,
  endSession,
  followOtherTabs,
  openSession,
  session,
  sessionRefused,
  sessionToken,
} from './session.ts'
import { tokenKey } from './token-key.ts'

const ada = { _id: '1', name: 'Ada' } as User

/** Simulates a storage change by another tab. */
const otherTab = (token: string | null) => {
  if (token === null) localStorage.removeItem(tokenKey)
  else localStorage.setItem(tokenKey, token)
  window.dispatchEvent(
    new StorageEvent('storage', { key: tokenKey, newValue: token, storageArea: localStorage }),
  )
}

let stop: () => void
beforeEach(() => {
  stop = followOtherTabs()
})
afterEach(() => {
  stop()
  endSession()
})

describe('a session', () => {
  it('is kept for the next visit and gone after its end', () => {
    openSession('token-1', ada)
    expect(localStorage.getItem(tokenKey)).toBe('token-1')
    endSession('Over.')
    expect(localStorage.getItem(tokenKey)).toBeNull()
    expect(session.get()).toEqual({ token: null, user: null, notice: 'Over.' })
  })

  it('ends here when another tab signs out', () => {
    openSession('token-1', ada)
    otherTab(null)
    expect(sessionToken()).toBeNull()
    expect(session.get().notice).toBe('You signed out in another tab.')
  })

  it('says so too when the server refuses the token before the storage event of the other tab is here', () => {
    openSession('token-1', ada)
    localStorage.removeItem(tokenKey)
    sessionRefused()
    expect(session.get()).toEqual({ token: null, user: null, notice: 'You signed out in another tab.' })
  })

  it('says so as well when the other tab’s message arrives after the refusal', () => {
    openSession('token-1', ada)
    sessionRefused()
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: tokenKey,
        oldValue: 'token-1',
        newValue: null,
        storageArea: localStorage,
      }),
    )
    expect(session.get()).toEqual({ token: null, user: null, notice: 'You signed out in another tab.' })
  })

  it('ends in all tabs when the server refuses the token', () => {
    openSession('token-1', ada)
    sessionRefused()
    expect(localStorage.getItem(tokenKey)).toBeNull()
    expect(session.get().notice).toBe('Your session has ended. Sign in again.')
  })

  it('takes over the sign-in of another tab when the server refuses the old token', () => {
    openSession('token-1', ada)
    localStorage.setItem(tokenKey, 'token-2')
    sessionRefused()
    expect(localStorage.getItem(tokenKey)).toBe('token-2')
    expect(session.get()).toEqual({ token: 'token-2', user: null, notice: null })
  })

  it('begins here when another tab signs in, with its owner still to be asked for', () => {
    otherTab('token-2')
    expect(session.get()).toMatchObject({ token: 'token-2', user: null })
  })

  it('forgets its owner when another tab signs in as another user', () => {
    openSession('token-1', ada)
    otherTab('token-2')
    expect(session.get().user).toBeNull()
  })

  it('as another user returns to one’s own', () => {
    openSession('own', ada)
    startImpersonation('theirs', { _id: '2', name: 'Bob' } as User)
    endImpersonation('theirs')
    expect(sessionToken()).toBe('own')
  })

  it('as another user returns to one’s own also when the server reports its end first', () => {
    openSession('own', ada)
    startImpersonation('theirs', { _id: '2', name: 'Bob' } as User)
    sessionRefused()
    endImpersonation('theirs')
    expect(sessionToken()).toBe('own')
  })

  it('tells its followers', () => {
    let told = 0
    const leave = session.subscribe(() => (told += 1))
    openSession('token-1', ada)
    endSession()
    leave()
    openSession('token-3', ada)
    expect(told).toBe(2)
  })
})
