import { Type, type Static } from 'typebox'
import {
  documentChange,
  documentFields,
  documentName,
  napId,
  sentContent,
  type DocumentContent,
  type DocumentPreview,
} from './document.ts'
import { Id } from '../core/record.ts'

/** Section: a reusable group of blocks. */
export const CloudModule = Type.Object({ ...documentFields, napId })
export type CloudModule = Static<typeof CloudModule>
export type CloudModuleContent = CloudModule & DocumentContent & DocumentPreview

/** Without content, the section starts as a copy of `copyOf`, else blank. */
export const CloudModuleCreate = Type.Object(
  { name: documentName, napId: Type.Optional(napId), copyOf: Type.Optional(Id), ...sentContent },
  { additionalProperties: false },
)
export type CloudModuleCreate = Static<typeof CloudModuleCreate>

export const CloudModuleChange = Type.Object(
  { ...documentChange, napId: Type.Optional(napId) },
  { additionalProperties: false },
)
export type CloudModuleChange = Static<typeof CloudModuleChange>

declare module '../core/resources.ts' {
  interface Resources {
    'cloud-modules': {
      record: CloudModuleContent
      listed: CloudModule
      create: CloudModuleCreate
      update: CloudModuleChange
      patch: CloudModuleChange
    }
  }
}
