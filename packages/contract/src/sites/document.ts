import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text } from '../core/record.ts'

/** Fields of a page, a section and a user's template in lists: everything but the content. */
export const documentFields = {
  ...recordFields,
  name: Type.String(),
  /** Counts saves. */
  version: Type.Integer(),
  /** Bytes of the html, so that a list can leave out previews that would be slow. */
  size: Type.Integer(),
}

/** The content of such a record. `document` is the builder document in wire form, `html` is made from it. */
export interface DocumentContent {
  html: string
  document: unknown
}

/**
 * Field that `$select: ['preview']` adds to one record: the HTML for visitors, with sections and listing
 * filled in.
 */
export interface DocumentPreview {
  preview?: string
}

/** `document` (wire form, or its JSON text) wins over `html`; both read as in PUT /cloud-builder. */
export const sentContent = {
  html: Type.Optional(Type.String()),
  document: Type.Optional(Type.Unknown()),
}

/** A name may be absent here: an empty one is refused in the words of the specification, not as a missing field. */
export const documentName = Type.Optional(text(120))

/** Fields of every change of such a record. */
export const documentChange = {
  name: documentName,
  ...sentContent,
  /** updatedAt as the editor loaded the record; a newer one on the server is a 409. */
  basedOn: Type.Optional(Type.String()),
  /** Null brings a deleted record back, for as long as deleted ones are kept. */
  deletedAt: Type.Optional(Type.Null()),
}

/** The listing that placeholders and business blocks of a page or section show. */
export const napId = nullable(Id)

export const templateId = Type.Optional(nullable(text(80)))

export const DocumentChange = Type.Object(documentChange, { additionalProperties: false })
/** A change of any of them; only pages change their template, only pages and sections their listing. */
export type DocumentChange = Static<typeof DocumentChange> & {
  templateId?: string | null
  napId?: string | null
}
