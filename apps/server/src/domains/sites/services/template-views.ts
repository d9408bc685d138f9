import { randomUUID } from 'node:crypto'
import { exportHtml, storedJson } from '@web2/builder'
import type { CloudModule, DocumentContent, SiteTemplate } from '@web2/contract/sites'
import { templateDocument, type Template } from '@web2/site'
import { pictureOf } from '../documents/template-pictures.ts'

const firstPage = (template: Template) => {
  const [first] = template.pages
  if (!first) throw new Error(`The template ${template.id} has no page`)
  return templateDocument(template, first, randomUUID)
}

/** Returns a built-in template in API form. */
export const builtInView = (template: Template): SiteTemplate => {
  const page = firstPage(template)
  return {
    _id: template.id,
    origin: 'built-in',
    name: template.name,
    description: template.description,
    html: exportHtml(page),
    previewImage: pictureOf(page),
    pages: template.pages.map(({ name, slug }) => ({ name, slug })),
  }
}

/** Returns it with the document of its first page. */
export const builtInWhole = (template: Template): SiteTemplate => ({
  ...builtInView(template),
  document: JSON.parse(storedJson(firstPage(template))) as unknown,
})

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
