import { maxSlugLength } from '@web2/contract/core'
import { slugOf } from '@web2/generator'

/** Cuts a slug to a maximum length, between words. */
export const cutSlug = (slug: string, most: number): string => {
  if (slug.length <= most) return slug
  const cut = slug.slice(0, most + 1)
  const end = cut.lastIndexOf('-')
  return (end > most / 2 ? cut.slice(0, end) : slug.slice(0, most)).replace(/-+$/, '')
}

/** Returns the requested slug of a post; empty if its title has no characters for URLs. */
export const chosenSlug = (
  { slug, title }: { readonly slug: string; readonly title: string },
  most = maxSlugLength,
) => cutSlug(slug || slugOf(title), most)

/** Returns whether a platform assigned the requested name, possibly with an appended number. */
export const isNamed = (wanted: string, given: string): boolean =>
  given === wanted || (given.startsWith(`${wanted}-`) && /^\d+$/.test(given.slice(wanted.length + 1)))
