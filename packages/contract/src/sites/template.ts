import { Type, type Static } from 'typebox'
import { DocumentChange, documentName, sentContent } from './document.ts'

export const templateOrigins = ['built-in', 'own'] as const

/** A template as /cloud-templates lists it: the built-in ones first, then the account's own. */
export interface SiteTemplate {
  _id: string
  origin: (typeof templateOrigins)[number]
  name: string
  description: string
  /** Its first page. Empty in a list for own templates, whose pages may be large: get them one by one. */
  html: string
  /** A small picture of its first page, as a data address: drawn from its blocks, it is there in lists too. */
  previewImage: string
  /** The first page in wire form; only in the answer of one template. */
  document?: unknown
  pages: { name: string; slug: string }[]
  /** Of own templates. */
  createdAt?: string
  updatedAt?: string
}

/** Without a name the title of `html` becomes the name. */
export const CloudTemplateCreate = Type.Object(
  { name: documentName, ...sentContent },
  { additionalProperties: false },
)
export type CloudTemplateCreate = Static<typeof CloudTemplateCreate>

export const CloudTemplateChange = DocumentChange
export type CloudTemplateChange = Static<typeof CloudTemplateChange>
