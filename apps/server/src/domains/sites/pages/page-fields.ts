import { isSlug, limits, messages, slugRule } from '@web2/contract/core'

export const tooManyPages = `A site can have up to ${limits.sitePages} pages. Use the site generator for more.`

/** Returns an error message for the root slug, or undefined if it is valid. */
export const rootSlugError = (slug: string): string | undefined => {
  if (slug === '') return messages.rootSlugEmpty
  return isSlug(slug) ? undefined : slugRule('green-acre-gardens')
}

/** Returns one message per invalid field that names a site. */
export const nameErrors = ({ name, rootSlug }: { readonly name: string; readonly rootSlug: string }) => {
  const wrongSlug = rootSlugError(rootSlug)
  return {
    ...(name === '' ? { siteName: messages.siteNameEmpty } : {}),
    ...(wrongSlug === undefined ? {} : { rootSlug: wrongSlug }),
  }
}

export interface NamedPage {
  readonly name: string
  readonly slug: string
}

/**
 * Returns one message per invalid field of each page, keyed `pages.<index>.<field>`; `index` is the page's
 * position in the request.
 */
export const pageErrors = (pages: readonly (NamedPage & { readonly index: number | string })[]) => {
  const errors: Record<string, string> = {}
  const seen = new Map<string, number>()
  for (const { slug } of pages) seen.set(slug, (seen.get(slug) ?? 0) + 1)
  for (const { name, slug, index } of pages) {
    if (name === '') errors[`pages.${index}.name`] = messages.pageNameEmpty
    if (slug === '') errors[`pages.${index}.slug`] = messages.pageSlugEmpty
    else if (!isSlug(slug)) errors[`pages.${index}.slug`] = slugRule('our-services')
    else if ((seen.get(slug) ?? 0) > 1) errors[`pages.${index}.slug`] = messages.pageSlugTaken
  }
  return errors
}

export const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0
