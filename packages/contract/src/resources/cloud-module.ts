import { Type, type Static } from 'typebox'
import {
  DocumentChange,
  documentFields,
  documentName,
  sentContent,
  type DocumentContent,
} from './cloud-document.ts'
import { Id } from './record.ts'

/** A section: a piece of a page that many pages use. */
export const CloudModule = Type.Object(documentFields)
export type CloudModule = Static<typeof CloudModule>
export type CloudModuleContent = CloudModule & DocumentContent

/** Without content the section begins as a copy of `copyOf`, else blank. */
export const CloudModuleCreate = Type.Object(
  { name: documentName, copyOf: Type.Optional(Id), ...sentContent },
  { additionalProperties: false },
)
export type CloudModuleCreate = Static<typeof CloudModuleCreate>

export const CloudModuleChange = DocumentChange
export type CloudModuleChange = Static<typeof CloudModuleChange>
