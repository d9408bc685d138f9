import { Type, type Static } from 'typebox'
import {
  documentChange,
  documentFields,
  documentName,
  napId,
  sentContent,
  templateId,
  type DocumentContent,
  type DocumentPreview,
} from './document.ts'
import { Id, nullable } from '../core/record.ts'

/** Page of the page builder. Its name is stored with the suffix `.html`. */
export const CloudPage = Type.Object({
  ...documentFields,
  /** Template it was created from. */
  templateId: nullable(Type.String()),
  napId,
})
export type CloudPage = Static<typeof CloudPage>
export type CloudPageContent = CloudPage & DocumentContent & DocumentPreview

/** Without content, the page starts as a copy of `copyOf`, else from the template, else blank. */
export const CloudPageCreate = Type.Object(
  { name: documentName, templateId, napId: Type.Optional(napId), copyOf: Type.Optional(Id), ...sentContent },
  { additionalProperties: false },
)
export type CloudPageCreate = Static<typeof CloudPageCreate>

export const CloudPageChange = Type.Object(
  { ...documentChange, templateId, napId: Type.Optional(napId) },
  { additionalProperties: false },
)
export type CloudPageChange = Static<typeof CloudPageChange>

const suffix = '.html'

/** 'About us' → 'About us.html'. */
export const storedPageName = (name: string): string =>
  name === '' || name.toLowerCase().endsWith(suffix) ? name : name + suffix

/** 'About us.html' → 'About us', as the user typed it. */
export const shownPageName = (name: string): string =>
  name.toLowerCase().endsWith(suffix) ? name.slice(0, -suffix.length) : name

declare module '../core/resources.ts' {
  interface Resources {
    'cloud-pages': {
      record: CloudPageContent
      listed: CloudPage
      create: CloudPageCreate
      update: CloudPageChange
      patch: CloudPageChange
    }
  }
}
