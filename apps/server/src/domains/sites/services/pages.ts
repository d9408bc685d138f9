import { Type } from 'typebox'
import { CloudPage, CloudPageChange, CloudPageCreate } from '@web2/contract/sites'
import { pageKind } from '../documents/document-kinds.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { defineDocumentService } from './document-service.ts'

/** Pages of the page builder. */
export const cloudPagesService = defineDocumentService({
  path: 'cloud-pages',
  kind: pageKind,
  record: CloudPage,
  resource: defineResource({
    table: 'live_cloud_pages',
    // the name without its suffix is only for sorting
    schema: Type.Object({ ...CloudPage.properties, shownName: Type.String() }),
    search: ['name'],
  }),
  create: CloudPageCreate,
  change: CloudPageChange,
})
