import { describe, expect, it } from 'vitest'
import { createKnownBrowsers } from './known-browsers.ts'

const appSecret = 'a secret of tests alone, 32 bytes long'
const browsers = createKnownBrowsers({ appSecret, publicUrl: 'https://app.example.com' })
const now = new Date('2026-11-27T06:00:00Z')
const ada = { id: 'ada', passwordHash: 'hash of ada' }
const user = (id: string) => ({ id, passwordHash: `hash of ${id}` })

/** Returns the Cookie header that a browser sends after these Set-Cookie lines. */
const sent = (lines: readonly string[]) => lines[0]?.split(';')[0] ?? ''
const cookie = sent(browsers.remember('', ada, now))

describe('the cookie of a known browser', () => {
  it('is sent only to the sign-in paths, by https, and hidden from scripts', () => {
    const lines = browsers.remember('', ada, now).map((line) => line.replace(/^[^;]*/, ''))
    const rest = 'Max-Age=7776000; HttpOnly; SameSite=Lax; Secure'
    expect(lines).toEqual([
      `; Path=/api/authentication; ${rest}`,
      `; Path=/snappy/authentication; ${rest}`,
      `; Path=/socket.io; ${rest}`,
    ])
  })

  it('is sent to a second host as well, and without https if the product has none', () => {
    const lines = createKnownBrowsers({
      appSecret,
      publicUrl: 'http://localhost:3030',
      snappyUrl: 'https://accounts.example.com/web2',
    }).remember('', ada, now)
    expect(lines.at(-1)).toContain('; Path=/web2/authentication; ')
    expect(lines.join()).not.toContain('Secure')
  })

  it('names neither the user nor the password', () => {
    expect(cookie).not.toMatch(/ada|hash/)
  })

  it('is valid for its user, their password and 90 days', () => {
    const day = 24 * 3_600_000
    expect(browsers.find(cookie, ada, now)).toEqual(expect.any(String))
    expect(browsers.find(cookie, { ...ada, passwordHash: 'another' }, now)).toBeUndefined()
    expect(browsers.find(cookie, { ...ada, id: 'eve' }, now)).toBeUndefined()
    expect(browsers.find(cookie, ada, new Date(now.getTime() + 89 * day))).toBeDefined()
    expect(browsers.find(cookie, ada, new Date(now.getTime() + 90 * day))).toBeUndefined()
  })

  it('is invalid at an installation with another secret', () => {
    const others = createKnownBrowsers({
      appSecret: 'another secret, 32 bytes or longer',
      publicUrl: 'http://localhost',
    })
    expect(others.find(cookie, ada, now)).toBeUndefined()
  })

  it.each(['', 'a=b', 'web2_known_browser=', 'web2_known_browser=~.~', 'web2_known_browser', `x${cookie}`])(
    'is not found in %j',
    (header) => {
      expect(browsers.isMarked(header)).toBe(false)
      expect(browsers.find(header, ada, now)).toBeUndefined()
    },
  )

  it('is found among others, even behind a forged one of the same name', () => {
    expect(browsers.find(`a=b; web2_known_browser=planted; ${cookie}; c=d`, ada, now)).toBeDefined()
  })

  it('keeps the browser’s id when the user signs in again, and the five latest users', () => {
    const again = sent(browsers.remember(cookie, ada, now))
    expect(browsers.find(again, ada, now)).toBe(browsers.find(cookie, ada, now))
    const names = ['b', 'c', 'd', 'e', 'f']
    const many = names.reduce((kept, id) => sent(browsers.remember(kept, user(id), now)), cookie)
    for (const id of names) expect(browsers.find(many, user(id), now)).toBeDefined()
    expect(browsers.find(many, ada, now)).toBeUndefined()
  })
})
