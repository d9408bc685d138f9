import { randomUUID } from 'node:crypto'
import type { BuilderDocument } from '@web2/builder'
import { findTemplate, templateDocument, withLook, type SiteLook } from '@web2/site'

export interface TemplatePageContent {
  readonly name: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly document: BuilderDocument
}

/** Returns new pages from a built-in template, in a look if one is given, or undefined if it is unknown. */
export const templatePages = (templateId: string, look?: SiteLook): TemplatePageContent[] | undefined => {
  const template = findTemplate(templateId)
  const inLook = (document: BuilderDocument) => (look ? withLook(document, look) : document)
  return template?.pages.map((page) => ({
    name: page.name,
    slug: page.slug,
    title: page.title,
    description: page.description,
    document: inLook(templateDocument(template, page, randomUUID)),
  }))
}
