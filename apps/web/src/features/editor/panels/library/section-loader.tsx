import { useEffect } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { useEditor } from '../session/use-editor.ts'
import { useModuleDocuments } from './use-section-documents.ts'

/** Loads the sections of the open page and keeps them up to date with the stored ones. */
export const ModuleLoader = () => {
  const { modules, tell } = useEditor()
  const { documents, error } = useModuleDocuments(modules.wanted.use())

  useEffect(() => {
    if (documents) modules.documents.set(documents)
  }, [documents, modules])
  useEffect(() => {
    if (error) tell(`The sections on this page could not be loaded. ${sentenceFor(error)}`)
  }, [error, tell])
  return null
}
