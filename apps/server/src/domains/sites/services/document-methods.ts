import type { DocumentChange } from '@web2/contract/sites'
import { Type } from 'typebox'
import { changeDocument } from '../documents/change-document.ts'
import { createDocument, type DocumentStart } from '../documents/create-document.ts'
import { documentPreview } from '../documents/document-preview.ts'
import { documentDetail } from '../documents/document-view.ts'
import { findDocument } from '../documents/find-document.ts'
import type { DocumentKind } from '../documents/document-kinds.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { deleteDocuments, restoreDocuments } from '../documents/trash-documents.ts'
import type { Resource } from '../../../platform/db/adapter/resource.ts'
import { woken } from '../../../platform/api/woken.ts'
import { listedIds, onlyRestores } from '../../../platform/api/listed-ids.ts'
import { badInput, notFound } from '../../../platform/errors.ts'
import type {
  CallParams,
  Query,
  ServiceContext,
  ServiceMethods,
} from '../../../platform/api/service-types.ts'

const Select = Type.Object(
  { $select: Type.Optional(Type.Array(Type.String(), { maxItems: 40 })) },
  { additionalProperties: false },
)

const Listed = Type.Object({ $in: Type.Array(Type.String(), { maxItems: 1_000 }) })
const SelectOrListed = Type.Object(
  { ...Select.properties, _id: Type.Optional(Listed) },
  { additionalProperties: false },
)

/** Queries of the methods below; lists use the adapter's own. */
export const documentQueries = {
  find: Type.Object({}),
  get: Select,
  create: Select,
  update: Select,
  patch: SelectOrListed,
}

const names = ({ $select }: Query, field: string): boolean =>
  Array.isArray($select) && $select.includes(field)

/** Returns the fields that `$select` names, and the id; everything without `$select`. */
const picked = (record: object, { $select }: Query): object => {
  if (!Array.isArray($select) || $select.length === 0) return record
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => name === '_id' || $select.includes(name)),
  )
}

/**
 * Methods shared by the services of pages, sections and own templates. `$select` of `preview` returns the
 * HTML that visitors would see.
 */
export const documentMethods = (
  context: ServiceContext,
  { kind, resource }: { readonly kind: DocumentKind; readonly resource: Resource },
) =>
  ({
    find: ({ query, caller }: CallParams) => listDocuments(context, { kind, resource }, caller, query),

    get: async (id: string, { query, caller }: CallParams) => {
      const row = await findDocument(context.db, kind, { id, accountId: caller.accountId })
      const view = documentDetail(kind, row)
      if (!names(query, 'preview')) return picked(view, query)
      return picked({ ...view, preview: await documentPreview(context, row) }, query)
    },

    create: async (data: unknown, { query, caller }: CallParams) =>
      picked(await woken(context, createDocument(context, kind, caller, data as DocumentStart)), query),

    update: async (id: string, data: unknown, { query, caller }: CallParams) => {
      const change = data as DocumentChange
      if (change.name === undefined) throw badInput({ name: kind.nameEmpty })
      return picked(await woken(context, changeDocument(context, kind, caller, id, change)), query)
    },

    patch: async (id: string | null, data: unknown, { query, caller }: CallParams) => {
      if (id !== null)
        return picked(
          await woken(context, changeDocument(context, kind, caller, id, data as DocumentChange)),
          query,
        )
      onlyRestores(data as object)
      return restoreDocuments(context, kind, caller, listedIds(query))
    },

    remove: async (id: string | null, { query, caller }: CallParams): Promise<object> => {
      const ids = id === null ? listedIds(query) : [id]
      const deleted = await deleteDocuments(context, kind, caller, ids)
      if (id === null) return deleted
      if (!deleted[0]) throw notFound(kind.noun)
      return deleted[0]
    },
  }) satisfies ServiceMethods
