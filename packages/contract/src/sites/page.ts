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

/** A page of the page builder. Its name is stored with the suffix `.html`. */
export const CloudPage = Type.Object({
  ...documentFields,
  /** The template it began with. */
  templateId: nullable(Type.String()),
  napId,
})
export type CloudPage = Static<typeof CloudPage>
export type CloudPageContent = CloudPage & DocumentContent & DocumentPreview

/** Without content the page begins as a copy of `copyOf`, else as the template, else blank. */
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

/** 'About us.html' → 'About us': what people typed. */
export const shownPageName = (name: string): string =>
  name.toLowerCase().endsWith(suffix) ? name.slice(0, -suffix.length) : name
