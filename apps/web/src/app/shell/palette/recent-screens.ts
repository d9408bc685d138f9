import { useEffect } from 'react'
import { screenTitle } from '../../../lib/screen-title.ts'

/** Screen that the user has visited. */
export interface RecentScreen {
  readonly href: string
  readonly title: string
}

const mostKept = 8
const prefix = 'web2.recent.'

const isRecent = (value: unknown): value is RecentScreen =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  typeof value.href === 'string' &&
  value.href.startsWith('/') &&
  'title' in value &&
  typeof value.title === 'string'

/** Returns the screens that were visited last in this browser, newest first; those of one account only. */
export const recentScreens = (accountId: string): readonly RecentScreen[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + accountId) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent) : []
  } catch {
    // storage is blocked or was changed by hand: there are no recent screens then
    return []
  }
}

/** Records a visit; the address keeps only the record's id. */
export const recordVisit = (accountId: string, { href, title }: RecentScreen): void => {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  const id = searchParams.get('id')
  const short = id === null ? pathname : `${pathname}?id=${encodeURIComponent(id)}`
  if (short === '/' || title === '') return
  const others = recentScreens(accountId).filter((screen) => screen.href !== short)
  const next = [{ href: short, title }, ...others].slice(0, mostKept)
  try {
    localStorage.setItem(prefix + accountId, JSON.stringify(next))
  } catch {
    // a full or blocked storage only shortens the palette
  }
}

/** Forgets the visits of every account in this browser. */
export const forgetVisits = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // storage is blocked, so nothing was recorded
  }
}

/** Records each screen as it is named, and again when its name changes. */
export const useVisits = (accountId: string | undefined): void => {
  useEffect(() => {
    if (accountId === undefined) return
    const record = () =>
      recordVisit(accountId, {
        href: window.location.pathname + window.location.search,
        title: screenTitle.get().join(' · '),
      })
    record()
    return screenTitle.subscribe(record)
  }, [accountId])
}
