import type { BuilderDocument, HeadElement } from '../tree/document.ts'
import { headFieldOf } from './head-field.ts'
import type { ExportPage } from './page.ts'

/** What a document's own head says about the page: the start of the page settings of an import. */
export const pageSettings = (document: BuilderDocument): ExportPage => {
  const { head, htmlAttributes } = document.page
  const first = (field: string): HeadElement | undefined => head.find((each) => headFieldOf(each) === field)
  const meta = (field: string) => first(field)?.attributes.content
  const social = {
    title: meta('social-title'),
    description: meta('social-description'),
    image: meta('social-image'),
  }
  return {
    title: first('title')?.text?.trim(),
    description: meta('description'),
    lang: htmlAttributes.lang,
    canonical: first('canonical')?.attributes.href,
    robots: meta('robots'),
    favicon: first('favicon')?.attributes.href,
    ...(Object.values(social).some((each) => each !== undefined) && { social }),
  }
}
