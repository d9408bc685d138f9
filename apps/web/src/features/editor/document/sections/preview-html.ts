import {
  expandModules,
  exportHtml,
  modulesUsed,
  sampleNap,
  type BindingData,
  type BuilderDocument,
} from '@web2/builder'
import { fetchModules } from './section-documents.ts'

/** Html for a small picture of a page: sections in their places, placeholders filled, with a sample where no listing is. */
export const pictureOf = async (document: BuilderDocument, data: BindingData): Promise<string> => {
  const modules = await fetchModules(modulesUsed(document).map(({ moduleId }) => moduleId))
  return exportHtml(expandModules(document, modules).document, {
    data: { ...data, nap: data.nap ?? sampleNap },
  })
}
