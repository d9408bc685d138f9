import type { InstallationStatus } from '@web2/contract/operating'
import { installationFigures } from '../../commands/status/installation-figures.ts'
import { outsideConnections } from '../../commands/status/outside-connections.ts'
import { defineService } from '../define-service.ts'

/** GET /installation-status: how the installation is doing, for its admins. */
export const installationStatusService = defineService({
  path: 'installation-status',
  policy: { find: 'installation:operate' },
  methods: ({ config, db, now }) => ({
    find: async (): Promise<InstallationStatus> => {
      const [{ mails, ...figures }, connected] = await Promise.all([
        installationFigures(db, now()),
        outsideConnections(db),
      ])
      return { ...figures, connected, mails: { ...mails, isSent: config.mail !== undefined } }
    },
  }),
})
