import { maxSlugLength } from '@web2/contract/core'
import type { TurboValues } from '../project-values.ts'

/** Site name of a project without a name. */
export const defaultSiteName = 'Local pages'

const placeholder = /(\{[^{}]*\})/

const slugPart = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')

/** Returns the slug for a site name, with its placeholders: “Gardens in {city}” → “gardens-in-{city}”. */
export const suggestedSlug = (siteName: string): string =>
  siteName
    .split(placeholder)
    .map((part) => (placeholder.test(part) ? part : slugPart(part)))
    .join('')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxSlugLength)

const nameOf = (name: string): string => name.trim() || defaultSiteName

/** Returns a site's name and slug for one site per value of a list, or for one site. */
const namedFor = (
  { siteName, rootSlug }: Pick<TurboValues, 'siteName' | 'rootSlug'>,
  before: string | null,
  after: string | null,
): Pick<TurboValues, 'siteName' | 'rootSlug'> => {
  const without = (text: string, between: string) =>
    before === null
      ? text
      : text
          .split(`{${before}}`)
          .join('')
          .replaceAll(`${between}${between}`, between)
          .replace(/^[ -]+|[ -]+$/g, '')
  const [name, slug] = [without(siteName, ' '), without(rootSlug, '-')]
  if (after === null)
    return { siteName: name || defaultSiteName, rootSlug: slug || suggestedSlug(name || defaultSiteName) }
  const mark = `{${after}}`
  return {
    siteName: name.includes(mark) ? name : `${name} ${mark}`.trim(),
    rootSlug: slug.includes(mark) ? slug : [slug, mark].filter(Boolean).join('-'),
  }
}

/**
 * Returns a change with the values that follow from it, as long as the user has not changed those: the site name
 * follows the project name, and the root slug the site name. A site per value needs that value in both.
 */
export const withSuggestions = (values: TurboValues, part: Partial<TurboValues>): Partial<TurboValues> => {
  if (part.sitePer !== undefined && part.sitePer !== values.sitePer && part.lists === undefined)
    return { ...namedFor(values, values.sitePer, part.sitePer), ...part }
  const siteName =
    part.siteName ??
    (part.name !== undefined && values.siteName === nameOf(values.name) ? nameOf(part.name) : undefined)
  if (siteName === undefined) return part
  const follows = part.rootSlug === undefined && values.rootSlug === suggestedSlug(values.siteName)
  return { ...part, siteName, ...(follows && { rootSlug: suggestedSlug(siteName) }) }
}
