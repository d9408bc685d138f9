import { AuditLine, limits } from '@web2/contract/core'
import { Type, type Static } from 'typebox'
import { readAudit } from '../read-audit-log.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'

const AuditLogQuery = Type.Object(
  {
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
    search: Type.Optional(Type.String({ maxLength: 254 })),
    userId: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
)

/** The account's audit log: all users' sign-ins, roles and keys, and everything VAs do. */
export const auditLogService = defineService({
  path: 'audit-log',
  record: AuditLine,
  policy: { find: 'audit:see' },
  query: { find: AuditLogQuery },
  methods: ({ db }) => ({
    find: ({ query, caller: { accountId } }: CallParams) => {
      const {
        $limit = limits.defaultPageSize,
        $skip: skip = 0,
        search = '',
        userId,
      } = query as Static<typeof AuditLogQuery>
      const limit = Math.min($limit, limits.maxPageSize)
      return readAudit(db, { accountId, limit, skip, search, ...(userId !== undefined && { userId }) })
    },
  }),
})
