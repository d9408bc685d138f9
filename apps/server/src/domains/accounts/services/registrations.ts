import { RegistrationPatch } from '@web2/contract/accounts'
import { countLinkTry } from '../users/link-attempts.ts'
import { confirmRegistration, maybeRegistration } from '../users/confirm-registration.ts'
import { notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { GuestParams } from '../../../platform/api/service-types.ts'

/** A wrong link counts against the address that tries it, and a good one its passwords: nobody else uses those up. */
const wrongLinksPerAddress = { most: 60, seconds: 900 }
const passwordsPerLink = { most: 10, seconds: 900 }

/** Registrations that wait for their mailed link: GET shows the one of a link, PATCH with its password opens the account. */
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
