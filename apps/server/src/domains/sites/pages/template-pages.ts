import { randomUUID } from 'node:crypto'
import type { BuilderDocument } from '@web2/builder'
import { findTemplate, templateDocument } from '@web2/site'

export interface TemplatePageContent {
  readonly name: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly document: BuilderDocument
}

/** Returns new pages from a built-in template, or undefined if it is unknown. */
export const templatePages = (templateId: string): TemplatePageContent[] | undefined => {
  const template = findTemplate(templateId)
  return template?.pages.map((page) => ({
    name: page.name,
    slug: page.slug,
    title: page.title,
    description: page.description,
    document: templateDocument(template, page, randomUUID),
  }))
}
