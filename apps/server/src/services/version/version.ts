import { appVersion } from '@web2/contract'
import { defineService } from '../define-service.ts'

/** GET /version: what the browser compares with its own version every ten minutes. */
export const versionService = defineService({
  path: 'version',
  policy: { find: 'guest' },
  methods: () => ({ find: async () => ({ version: appVersion }) }),
})
