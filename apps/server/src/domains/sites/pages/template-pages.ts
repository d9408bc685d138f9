import { randomUUID } from 'node:crypto'
import type { BuilderDocument } from '@web2/builder'
import { findTemplate, templateDocument, withLookTokens, type SiteLook, type Template } from '@web2/site'

export interface TemplatePageContent {
  readonly name: string
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Slug of the page that it is below; that page comes before it. */
  readonly parent?: string
  readonly inNavigation?: boolean
  readonly document: BuilderDocument
}

/** Without drawn pages there is nothing that a look could dress, and a template with a theme has its own. */
const takesLook = ({ pages, theme }: Template, look: SiteLook | undefined): boolean =>
  theme ? look !== undefined : pages.length > 1

/**
 * Returns new pages from a built-in template, in a look or in its own, or undefined if it is unknown. Their colors,
 * fonts and corners are tokens of a theme, so that a new site can be changed as a whole.
 */
export const templatePages = (templateId: string, look?: SiteLook): TemplatePageContent[] | undefined => {
  const template = findTemplate(templateId)
  const inLook = (document: BuilderDocument) =>
    template && takesLook(template, look) ? withLookTokens(document, look) : document
  return template?.pages.map((page) => ({
    name: page.name,
    slug: page.slug,
    title: page.title,
    description: page.description,
    ...(page.parent !== undefined && { parent: page.parent }),
    ...(page.inNavigation !== undefined && { inNavigation: page.inNavigation }),
    document: inLook(templateDocument(template, page, randomUUID)),
  }))
}
