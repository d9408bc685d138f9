import { CloudModule, CloudModuleChange, CloudModuleCreate } from '@web2/contract/sites'
import { sectionKind } from '../documents/document-kinds.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { defineDocumentService } from './document-service.ts'

/** Sections of the section builder. */
export const cloudModulesService = defineDocumentService({
  path: 'cloud-modules',
  kind: sectionKind,
  record: CloudModule,
  resource: defineResource({ table: 'live_cloud_modules', schema: CloudModule, search: ['name'] }),
  create: CloudModuleCreate,
  change: CloudModuleChange,
})
