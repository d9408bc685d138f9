import type { SiteTemplate } from '@web2/contract/sites'
import { blankTemplate } from '../targets/site-choices.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

export interface TemplateWish {
  /** Words of the trade, name, style or description. */
  readonly search: string
  /** Only templates in this style; in all of them if null. */
  readonly style: string | null
}

/** Returns the templates that a gallery shows; it has none of an empty page. */
export const foundTemplates = (
  templates: readonly SiteTemplate[],
  { search, style: wanted }: TemplateWish,
): readonly SiteTemplate[] =>
  templates.filter(({ _id, name, description, trade = '', style = '' }) => {
    if (_id === blankTemplate || (wanted !== null && style !== wanted)) return false
    const text = `${name} ${trade} ${style} ${description}`.toLowerCase()
    return wordsOf(search).every((word) => text.includes(word))
  })

/** Returns the styles of these templates, by name. */
export const stylesOf = (templates: readonly SiteTemplate[]): readonly string[] =>
  [...new Set(templates.flatMap(({ style }) => style ?? []))].sort((one, other) => one.localeCompare(other))

/** Returns the templates for a short list: those for any business, own ones, and those of a trade with these ids. */
export const shortList = (
  templates: readonly SiteTemplate[],
  ids: readonly string[],
): readonly SiteTemplate[] => templates.filter(({ _id, trade }) => trade === undefined || ids.includes(_id))
