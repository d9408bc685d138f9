import { moduleUses } from '../../commands/documents/module-uses.ts'
import { sectionKind } from '../../commands/documents/kinds.ts'
import { findDocument } from '../../commands/documents/find-document.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

/** Where a section is shown: asked before it is deleted or changed. */
export const moduleUsesService = defineService({
  path: 'module-uses',
  policy: { get: 'content:read' },
  methods: ({ db }) => ({
    get: async (id: string, { caller }: CallParams) => {
      await findDocument(db, sectionKind, { id, accountId: caller.accountId })
      return moduleUses(db, caller.accountId, id)
    },
  }),
})
