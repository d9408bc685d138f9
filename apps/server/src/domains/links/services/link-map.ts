import { linkMap } from '../link-map.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Link map by host; each account has one. */
export const linkMapService = defineService({
  path: 'link-map',
  policy: { find: 'content:read' },
  methods: ({ db }) => ({ find: ({ caller }: CallParams) => linkMap(db, caller.accountId) }),
})
