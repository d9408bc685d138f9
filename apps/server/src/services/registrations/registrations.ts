import { RegistrationPatch } from '@web2/contract/registrations'
import { confirmRegistration, openRegistration } from '../../commands/people/confirm-registration.ts'
import { countAttempt } from '../../commands/rate-limit.ts'
import { notFound } from '../../errors.ts'
import { linkSecretHash } from '../../secrets/link-secret.ts'
import { defineService } from '../define-service.ts'
import type { GuestParams } from '../service-types.ts'

const triesPerAddress = { most: 60, seconds: 900 }
const passwordsPerLink = { most: 10, seconds: 900 }

/** Registrations that wait for their mailed link: GET shows the one of a link, PATCH with its password opens the account. */
export const registrationsService = defineService({
  path: 'registrations',
  policy: { get: 'guest', patch: 'guest' },
  data: { patch: RegistrationPatch },
  trim: false,
  methods: (context) => ({
    get: async (token: string, { address }: GuestParams) => {
      await countAttempt(context.db, { key: `registration:address:${address}`, ...triesPerAddress })
      return openRegistration(context, token)
    },

    patch: async (token: string | null, { password }: RegistrationPatch, { address }: GuestParams) => {
      await countAttempt(context.db, { key: `registration:address:${address}`, ...triesPerAddress })
      if (token === null) throw notFound('link')
      await countAttempt(context.db, {
        key: `registration:link:${linkSecretHash(token)}`,
        ...passwordsPerLink,
      })
      return confirmRegistration(context, { token, password })
    },
  }),
})
