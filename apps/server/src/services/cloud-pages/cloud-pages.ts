import { Type } from 'typebox'
import { CloudPage, CloudPageChange, CloudPageCreate } from '@web2/contract'
import { pageKind } from '../../commands/documents/kinds.ts'
import { defineResource } from '../../db/adapter/resource.ts'
import { defineService } from '../define-service.ts'
import { documentMethods, documentQueries } from '../document-methods.ts'

const resource = defineResource({
  table: 'live_cloud_pages',
  // the name without its suffix is for sorting alone
  schema: Type.Object({ ...CloudPage.properties, shownName: Type.String() }),
  search: ['name'],
})

/** Pages of the page builder. */
export const cloudPagesService = defineService({
  path: 'cloud-pages',
  policy: {
    find: 'content:read',
    get: 'content:read',
    create: 'content:write',
    update: 'content:write',
    patch: 'content:write',
    remove: 'content:write',
  },
  data: { create: CloudPageCreate, update: CloudPageChange, patch: CloudPageChange },
  query: documentQueries,
  // a document's texts keep their blanks; names are trimmed where they are read
  trim: false,
  methods: (context) => documentMethods(context, { kind: pageKind, resource }),
})
