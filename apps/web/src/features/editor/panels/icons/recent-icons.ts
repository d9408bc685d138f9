import type { IconLook } from './icon-library.ts'

const key = 'web2.recent-icons'
const mostRecent = 16

const names = (look: IconLook): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${key}.${look}`) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    // storage is unavailable or contains something else: start fresh
    return []
  }
}

/** Names of the recently used icons, newest first. */
export const recentIcons = {
  names,
  add: (look: IconLook, name: string): void => {
    const next = [name, ...names(look).filter((each) => each !== name)].slice(0, mostRecent)
    try {
      localStorage.setItem(`${key}.${look}`, JSON.stringify(next))
    } catch {
      // without storage there are no recent icons
      return
    }
  },
}
