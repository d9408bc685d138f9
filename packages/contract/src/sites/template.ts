import { Type, type Static } from 'typebox'
import { DocumentChange, documentName, sentContent } from './document.ts'

export const templateOrigins = ['built-in', 'own'] as const

/** Template as listed by /cloud-templates: the built-in ones first, then the account's own. */
export interface SiteTemplate {
  _id: string
  origin: (typeof templateOrigins)[number]
  name: string
  description: string
  /** Trade that a built-in template is made for, such as 'Plumber'. Templates for any business have none. */
  trade?: string
  /** Its look in a few words, such as 'Calm in an emergency'; given together with `trade`. */
  style?: string
  /**
   * HTML of its first page. Empty in lists for templates of a trade and own ones, whose pages may be large: fetch
   * them individually.
   */
  html: string
  /** Thumbnail of its first page as a data URL; it is drawn from the blocks, so lists include it too. */
  previewImage: string
  /** First page in wire form; only in the response for a single template. */
  document?: unknown
  pages: { name: string; slug: string }[]
  /** Only for own templates. */
  createdAt?: string
  updatedAt?: string
}

/** Without a name, the title of `html` is used. */
export const CloudTemplateCreate = Type.Object(
  { name: documentName, ...sentContent },
  { additionalProperties: false },
)
export type CloudTemplateCreate = Static<typeof CloudTemplateCreate>

export const CloudTemplateChange = DocumentChange
export type CloudTemplateChange = Static<typeof CloudTemplateChange>

declare module '../core/resources.ts' {
  interface Resources {
    'cloud-templates': {
      record: SiteTemplate
      create: CloudTemplateCreate
      update: CloudTemplateChange
      patch: CloudTemplateChange
    }
  }
}
