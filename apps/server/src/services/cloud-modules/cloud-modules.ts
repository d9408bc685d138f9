import { CloudModule, CloudModuleChange, CloudModuleCreate } from '@web2/contract'
import { sectionKind } from '../../commands/documents/kinds.ts'
import { defineResource } from '../../db/adapter/resource.ts'
import { defineDocumentService } from '../document-service.ts'

/** Sections of the section builder. */
export const cloudModulesService = defineDocumentService({
  path: 'cloud-modules',
  kind: sectionKind,
  resource: defineResource({ table: 'live_cloud_modules', schema: CloudModule, search: ['name'] }),
  create: CloudModuleCreate,
  change: CloudModuleChange,
})
