import { slugOf } from '@web2/generator'

/** A slug of at most so many signs, cut between words. */
export const cutSlug = (slug: string, most: number): string => {
  if (slug.length <= most) return slug
  const cut = slug.slice(0, most + 1)
  const end = cut.lastIndexOf('-')
  return (end > most / 2 ? cut.slice(0, end) : slug.slice(0, most)).replace(/-+$/, '')
}

/** The slug that a post is asked for with; empty when nothing of its title can stand in an address. */
export const chosenSlug = ({ slug, title }: { readonly slug: string; readonly title: string }, most = 80) =>
  cutSlug(slug || slugOf(title), most)

/** Whether a platform that was asked for a name has given this one: it may have put a number behind it. */
export const isNamed = (wanted: string, given: string): boolean =>
  given === wanted || (given.startsWith(`${wanted}-`) && /^\d+$/.test(given.slice(wanted.length + 1)))
