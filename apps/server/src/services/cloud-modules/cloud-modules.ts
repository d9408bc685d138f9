import { CloudModule, CloudModuleChange, CloudModuleCreate } from '@web2/contract'
import { sectionKind } from '../../commands/documents/kinds.ts'
import { defineResource } from '../../db/adapter/resource.ts'
import { defineService } from '../define-service.ts'
import { documentMethods, documentQueries } from '../document-methods.ts'

const resource = defineResource({ table: 'live_cloud_modules', schema: CloudModule, search: ['name'] })

/** Sections of the section builder. */
export const cloudModulesService = defineService({
  path: 'cloud-modules',
  policy: {
    find: 'content:read',
    get: 'content:read',
    create: 'content:write',
    update: 'content:write',
    patch: 'content:write',
    remove: 'content:write',
  },
  data: { create: CloudModuleCreate, update: CloudModuleChange, patch: CloudModuleChange },
  query: documentQueries,
  // a document's texts keep their blanks; names are trimmed where they are read
  trim: false,
  methods: (context) => documentMethods(context, { kind: sectionKind, resource }),
})
