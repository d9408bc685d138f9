import type { InstallationStatus } from '@web2/contract/operating'
import { installationFigures } from '../../commands/status/installation-figures.ts'
import { defineService } from '../define-service.ts'

/** GET /installation-status: how the installation is doing, for its admins. */
export const installationStatusService = defineService({
  path: 'installation-status',
  policy: { find: 'installation:operate' },
  methods: ({ config, db, now }) => ({
    find: async (): Promise<InstallationStatus> => {
      const { mails, ...figures } = await installationFigures(db, now())
      return { ...figures, mails: { ...mails, isSent: config.mail !== undefined } }
    },
  }),
})
