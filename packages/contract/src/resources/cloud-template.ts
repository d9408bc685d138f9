import { Type, type Static } from 'typebox'
import { DocumentChange, documentName, sentContent } from './cloud-document.ts'

export const templateOrigins = ['built-in', 'own'] as const

/** A template as /cloud-templates lists it: the built-in ones first, then the account's own. */
export interface SiteTemplate {
  _id: string
  origin: (typeof templateOrigins)[number]
  name: string
  description: string
  /** Its first page. Empty in a list for own templates, whose pages may be large: get them one by one. */
  html: string
  /** The first page in wire form; only in the answer of one template. */
  document?: unknown
  pages: { name: string; slug: string }[]
  /** Of own templates. */
  createdAt?: string
  updatedAt?: string
}

export const CloudTemplateCreate = Type.Object(
  { name: documentName, ...sentContent },
  { additionalProperties: false },
)
export type CloudTemplateCreate = Static<typeof CloudTemplateCreate>

export const CloudTemplateChange = DocumentChange
export type CloudTemplateChange = Static<typeof CloudTemplateChange>
