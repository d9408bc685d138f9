import { maxSlugLength } from '@web2/contract/core'

/** Returns the slug itself, or the first of 'slug-2', 'slug-3' … that is free. */
export const freeSlug = (wanted: string, taken: ReadonlySet<string>): string => {
  const base = wanted || 'page'
  let slug = base
  for (let number = 2; taken.has(slug); number++) {
    const ending = `-${number}`
    slug = base.slice(0, maxSlugLength - ending.length).replace(/-+$/, '') + ending
  }
  return slug
}

/** Returns the first of 'About copy', 'About copy 2' … that is free. */
export const copyName = (name: string, taken: ReadonlySet<string>): string => {
  const longestName = 120
  const base = name.replace(/ copy(?: \d+)?$/, '')
  for (let number = 1; ; number++) {
    const ending = number === 1 ? ' copy' : ` copy ${number}`
    const copy = base.slice(0, longestName - ending.length) + ending
    if (!taken.has(copy)) return copy
  }
}
