import { randomUUID } from 'node:crypto'
import type { BuilderDocument } from '@web2/builder'
import { findTemplate, templateDocument, withLookTokens, type SiteLook, type Template } from '@web2/site'

export interface TemplatePageContent {
  readonly name: string
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Slug of its parent, which is an earlier page. */
  readonly parent?: string
  /** false leaves it out of navigations. */
  readonly inNavigation?: false
  readonly document: BuilderDocument
}

/** A template with a theme has its own look, and without drawn pages there is nothing that a look could dress. */
const hasLooks = ({ pages, theme }: Template): boolean => pages.length > 1 && theme === undefined

/**
 * Returns new pages from a built-in template, in a look or in its own, or undefined if it is unknown. Their colors,
 * fonts and corners are tokens of a theme, so that a new site can be changed as a whole. A template that has a theme
 * keeps it in any look.
 */
export const templatePages = (templateId: string, look?: SiteLook): TemplatePageContent[] | undefined => {
  const template = findTemplate(templateId)
  const inLook = (document: BuilderDocument) =>
    template && hasLooks(template) ? withLookTokens(document, look) : document
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
