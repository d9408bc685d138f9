import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'

/** Seconds for which a browser stays known after a sign-in. */
const keptSeconds = 90 * 24 * 3_600
const name = 'web2_known_browser'
/** Maximum of users per browser; the least recently signed-in one is dropped. */
const mostUsers = 5
const mostRead = 10

interface User {
  readonly id: string
  readonly passwordHash: string
}

interface Mark {
  readonly text: string
  readonly browserId: string
  /** In seconds since 1970. */
  readonly expires: number
  readonly signature: string
}

const shape = /^([\w-]{16})\.(\d{10})\.([\w-]{43})$/

/** Returns the marks in a Cookie header, which may contain the name more than once. */
const marksIn = (header: string): readonly Mark[] =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .flatMap((pair) => pair.slice(name.length + 1).split('~'))
    .slice(0, mostRead)
    .flatMap((text) => {
      const [, browserId, expires, signature] = shape.exec(text) ?? []
      return browserId && expires && signature
        ? [{ text, browserId, expires: Number(expires), signature }]
        : []
    })

/** Returns the cookie's paths: those that check passwords, also on a second host. */
const pathsOf = ({ snappyUrl = '' }: Pick<Config, 'snappyUrl'>): readonly string[] => [
  '/api/authentication',
  '/snappy/authentication',
  '/socket.io',
  ...(snappyUrl === '' ? [] : [`${new URL(snappyUrl).pathname.replace(/\/$/, '')}/authentication`]),
]

/**
 * Creates cookies that prove earlier sign-ins of a user in a browser. They grant no access; failed attempts
 * from such a browser are counted separately. Each is signed for its user and current password, so that a new
 * password invalidates it.
 */
export const createKnownBrowsers = (config: Pick<Config, 'appSecret' | 'publicUrl' | 'snappyUrl'>) => {
  const key = new Uint8Array(hkdfSync('sha256', config.appSecret, '', 'known browsers', 32))
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  const attributes = pathsOf(config).map(
    (path) => `; Path=${path}; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )

  const sign = (browserId: string, expires: number, user: User): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([browserId, expires, user.id, user.passwordHash]))
      .digest()

  const isOf = (user: User, { browserId, expires, signature }: Mark): boolean =>
    timingSafeEqual(sign(browserId, expires, user), Buffer.from(signature, 'base64url'))

  return {
    /** Returns whether a Cookie header contains any mark. */
    isMarked: (header: string): boolean => marksIn(header).length > 0,

    /**
     * Returns the browser's id for this user, or undefined if they never signed in with it and this password.
     */
    find: (header: string, user: User, now: Date): string | undefined =>
      marksIn(header).find((mark) => isOf(user, mark) && mark.expires * 1_000 > now.getTime())?.browserId,

    /** Returns the Set-Cookie lines that mark the browser for this user and earlier ones. */
    remember: (header: string, user: User, now: Date): readonly string[] => {
      const marks = marksIn(header)
      const browserId =
        marks.find((mark) => isOf(user, mark))?.browserId ?? randomBytes(12).toString('base64url')
      const expires = Math.floor(now.getTime() / 1_000) + keptSeconds
      const own = `${browserId}.${expires}.${sign(browserId, expires, user).toString('base64url')}`
      const others = marks.filter((mark) => !isOf(user, mark)).map(({ text }) => text)
      const value = [own, ...new Set(others)].slice(0, mostUsers).join('~')
      return attributes.map((each) => `${name}=${value}${each}`)
    },
  }
}
