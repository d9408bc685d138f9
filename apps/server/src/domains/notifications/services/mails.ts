import { limits } from '@web2/contract/core'
import { Mail, MailPatch } from '@web2/contract/notifications'
import { Type, type Static } from 'typebox'
import { listMails, readMail, retryMail } from '../mail/list-mails.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'

const MailQuery = Type.Object(
  {
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
    /** Part of the address or of the subject. */
    search: Type.Optional(Type.String({ maxLength: 254 })),
  },
  { additionalProperties: false },
)

/** Sent and stored emails for admins; without an SMTP server this is their inbox. */
export const mailsService = defineService({
  path: 'mails',
  record: Mail,
  policy: { find: 'users:manage', get: 'users:manage', patch: 'users:manage', remove: 'users:manage' },
  query: { find: MailQuery },
  data: { patch: MailPatch },
  methods: (context) => ({
    find: ({ query }: CallParams) => {
      const { $limit = limits.defaultPageSize, $skip = 0, search = '' } = query as Static<typeof MailQuery>
      return listMails(context, { limit: Math.min($limit, limits.maxPageSize), skip: $skip, search })
    },
    get: (id: string) => readMail(context, id),
    patch: (id: string | null) => retryMail(context, id),
    remove: async (id: string | null) => {
      const mail = await readMail(context, id)
      await context.db.deleteFrom('mails').where('id', '=', mail._id).execute()
      return mail
    },
  }),
})
