import { RegistrationPatch } from '@web2/contract/accounts'
import { countLinkTry } from '../users/link-attempts.ts'
import { confirmRegistration, maybeRegistration } from '../users/confirm-registration.ts'
import { notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { GuestParams } from '../../../platform/api/service-types.ts'

/**
 * Wrong links count against the IP address, passwords against the link, so that neither can be exhausted for
 * another user.
 */
const wrongLinksPerAddress = { most: 60, seconds: 900 }
const passwordsPerLink = { most: 10, seconds: 900 }

/**
 * Registrations awaiting confirmation: GET shows the registration of a link, PATCH with its password opens
 * the account.
 */
export const registrationsService = defineService({
  path: 'registrations',
  policy: { get: 'guest', patch: 'guest' },
  data: { patch: RegistrationPatch },
  trim: false,
  methods: (context) => {
    const countTry = (secret: string, address: string, isGood: boolean) =>
      countLinkTry(
        context.db,
        { name: 'registration', secret, isGood, address },
        isGood ? passwordsPerLink : wrongLinksPerAddress,
      )
    return {
      get: async (token: string, { address }: GuestParams) => {
        const registration = await maybeRegistration(context, token)
        if (registration) return registration
        await countTry(token, address, false)
        throw notFound('link')
      },

      patch: async (token: string | null, { password }: RegistrationPatch, { address }: GuestParams) => {
        if (token === null) throw notFound('link')
        await countTry(token, address, (await maybeRegistration(context, token)) !== undefined)
        return confirmRegistration(context, { token, password })
      },
    }
  },
})
