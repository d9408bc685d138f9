import { randomUUID } from 'node:crypto'
import { exportHtml, storedJson, type BuilderDocument } from '@web2/builder'
import type { CloudModule, DocumentContent, SiteTemplate } from '@web2/contract/sites'
import { templateDocument, type Template } from '@web2/site'
import { pictureOf } from '../documents/template-pictures.ts'

const firstPage = (template: Template) => {
  const [first] = template.pages
  if (!first) throw new Error(`The template ${template.id} has no page`)
  return templateDocument(template, first, randomUUID)
}

const inForm = (template: Template, page: BuilderDocument, hasHtml: boolean): SiteTemplate => ({
  _id: template.id,
  origin: 'built-in',
  name: template.name,
  description: template.description,
  ...(template.for && { trade: template.for.trade, style: template.for.style }),
  html: hasHtml ? exportHtml(page) : '',
  previewImage: pictureOf(page),
  pages: template.pages.map(({ name, slug }) => ({ name, slug })),
})

const listed = new Map<string, SiteTemplate>()

/** Returns a built-in template as listed: one of a trade without the HTML of its first page. */
export const builtInView = (template: Template): SiteTemplate => {
  const known = listed.get(template.id)
  if (known) return known
  const view = inForm(template, firstPage(template), template.for === undefined)
  listed.set(template.id, view)
  return view
}

/** Returns it with the HTML and the document of its first page. */
export const builtInWhole = (template: Template): SiteTemplate => {
  const page = firstPage(template)
  return { ...inForm(template, page, true), document: JSON.parse(storedJson(page)) as unknown }
}

/** Returns a template of the account; in a list without its content. */
export const ownView = (
  record: Pick<CloudModule, '_id' | 'name' | 'createdAt' | 'updatedAt'> & Partial<DocumentContent>,
  previewImage: string,
): SiteTemplate => ({
  _id: record._id,
  origin: 'own',
  name: record.name,
  description: 'A page you saved as a template.',
  html: record.html ?? '',
  previewImage,
  ...(record.document !== undefined && { document: record.document }),
  pages: [{ name: 'Home', slug: 'home' }],
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
})
