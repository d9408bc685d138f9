import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text } from '../core/record.ts'

/** List fields of a page, a section and a user's template: everything but their content. */
export const documentFields = {
  ...recordFields,
  name: Type.String(),
  /** Number of saves. */
  version: Type.Integer(),
  /** Bytes of the HTML, so that lists can omit slow previews. */
  size: Type.Integer(),
}

/**
 * Content of such a record. `document` is the builder document in wire form, and `html` is rendered from it.
 */
export interface DocumentContent {
  html: string
  document: unknown
}

/**
 * Field that `$select: ['preview']` adds to one record: the HTML visitors would see, including sections and
 * the listing.
 */
export interface DocumentPreview {
  preview?: string
}

/**
 * `document` (wire form, or its JSON text) takes precedence over `html`; both are read as in PUT
 * /cloud-builder.
 */
export const sentContent = {
  html: Type.Optional(Type.String()),
  document: Type.Optional(Type.Unknown()),
}

/**
 * Optional in the schema, so that a missing name is refused with the specification's message, not as a
 * missing field.
 */
export const documentName = Type.Optional(text(120))

/** Fields of every change to such a record. */
export const documentChange = {
  name: documentName,
  ...sentContent,
  /** updatedAt of the record as the editor loaded it; responds 409 if the server has a newer one. */
  basedOn: Type.Optional(Type.String()),
  /** null restores a deleted record while deleted ones are kept. */
  deletedAt: Type.Optional(Type.Null()),
}

/** Listing shown by placeholders and business blocks of a page or section. */
export const napId = nullable(Id)

export const templateId = Type.Optional(nullable(text(80)))

export const DocumentChange = Type.Object(documentChange, { additionalProperties: false })
/**
 * Change of any such record; only pages can change their template, and only pages and sections their listing.
 */
export type DocumentChange = Static<typeof DocumentChange> & {
  templateId?: string | null
  napId?: string | null
}
