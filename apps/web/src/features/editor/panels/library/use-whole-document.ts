import { expandModules, modulesUsed, type BuilderDocument } from '@web2/builder'
import { useMemo } from 'react'
import { useModuleDocuments } from './use-section-documents.ts'

/**
 * Returns a document with its sections expanded; null until they are loaded. Returns a document without
 * sections at once.
 */
export const useWholeDocument = (document: BuilderDocument): BuilderDocument | null => {
  const ids = useMemo(
    () => [...new Set(modulesUsed(document).map(({ moduleId }) => moduleId))].sort().join(' '),
    [document],
  )
  const { documents, error } = useModuleDocuments(ids)
  return useMemo(() => {
    if (documents) return expandModules(document, documents).document
    return error ? expandModules(document, new Map()).document : null
  }, [document, documents, error])
}
