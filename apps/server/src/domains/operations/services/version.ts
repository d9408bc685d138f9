import { appVersion } from '@web2/contract/core'
import { defineService } from '../../../platform/api/define-service.ts'

/** GET /version: what the browser compares with its own version every ten minutes, and where this installation is. */
export const versionService = defineService({
  path: 'version',
  policy: { find: 'guest' },
  methods: ({ config: { publicUrl, hostedDomain } }) => ({
    find: async () => ({ version: appVersion, publicUrl, hostedDomain }),
  }),
})
