import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'

/** A browser stays known for 90 days after a sign-in. */
const keptSeconds = 90 * 24 * 3_600
const name = 'web2_known_browser'
/** Users whom one browser is known to; the one who has not signed in for longest is forgotten. */
const mostUsers = 5
const mostRead = 10

interface User {
  readonly id: string
  readonly passwordHash: string
}

interface Mark {
  readonly text: string
  readonly browserId: string
  /** Seconds since 1970. */
  readonly expires: number
  readonly signature: string
}

const shape = /^([\w-]{16})\.(\d{10})\.([\w-]{43})$/

/** The marks in a Cookie header, which may hold the name more than once. */
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

/** Where the browser sends it: the ways by which passwords are tried, also on a second host. */
const pathsOf = ({ snappyUrl = '' }: Pick<Config, 'snappyUrl'>): readonly string[] => [
  '/api/authentication',
  '/snappy/authentication',
  '/socket.io',
  ...(snappyUrl === '' ? [] : [`${new URL(snappyUrl).pathname.replace(/\/$/, '')}/authentication`]),
]

/**
 * Cookies by which a browser shows that a user signed in with it before. They open nothing; tries from such a browser
 * are counted by themselves. Each is signed for its user and the password of that time, so that a new password ends it.
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
    /** Whether a Cookie header holds a mark at all, of whomever. */
    isMarked: (header: string): boolean => marksIn(header).length > 0,

    /** The browser's id for this user, undefined when they have not signed in with it, or not with this password. */
    find: (header: string, user: User, now: Date): string | undefined =>
      marksIn(header).find((mark) => isOf(user, mark) && mark.expires * 1_000 > now.getTime())?.browserId,

    /** The Set-Cookie lines by which a browser is known to the user from now on, and to those before. */
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
