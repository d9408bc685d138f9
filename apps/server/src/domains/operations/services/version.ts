import { appVersion } from '@web2/contract/core'
import { defineService } from '../../../platform/api/define-service.ts'

/**
 * GET /version: the version that browsers compare with their own every ten minutes, and the installation's
 * URLs.
 */
export const versionService = defineService({
  path: 'version',
  policy: { find: 'guest' },
  methods: ({ config: { publicUrl, hostedDomain } }) => ({
    find: async () => ({ version: appVersion, publicUrl, hostedDomain }),
  }),
})
