import {
  expandModules,
  exportHtml,
  modulesUsed,
  sampleNap,
  type BindingData,
  type BuilderDocument,
} from '@web2/builder'
import { fetchModules } from './section-documents.ts'

/**
 * Returns the HTML of a page thumbnail: sections expanded, placeholders filled, with sample data if there is
 * no listing.
 */
export const pictureOf = async (document: BuilderDocument, data: BindingData): Promise<string> => {
  const modules = await fetchModules(modulesUsed(document).map(({ moduleId }) => moduleId))
  return exportHtml(expandModules(document, modules).document, {
    data: { ...data, nap: data.nap ?? sampleNap },
  })
}
