import {
  createDocument,
  withPageSettings,
  withTheme,
  type BuilderDocument,
  type NewUuid,
} from '@web2/builder'
import { withPageSubject } from '../pages/page-subject.ts'
import type { Template, TemplatePage } from './template.ts'

/** Returns a new document from one page of a template. */
export const templateDocument = (
  template: Template,
  page: TemplatePage,
  newUuid: NewUuid,
): BuilderDocument => {
  const document = createDocument(page.nodes(), newUuid)
  const root = document.nodes.get(document.root)
  if (!root) throw new Error('A new document has no root.')
  const nodes = new Map(document.nodes)
  nodes.set(root.uuid, Object.freeze({ ...root, props: { ...root.props, elementStyle: template.body } }))
  const themed = template.theme ? withTheme(document.page, template.theme) : document.page
  const listed = page.isListed === false ? withPageSettings(themed, { robots: 'noindex' }) : themed
  const { businessType } = template.for ?? {}
  const subject = { ...(businessType && { businessType }), ...(page.isService && { isService: true }) }
  return { ...document, nodes, page: withPageSubject(listed, subject) }
}
