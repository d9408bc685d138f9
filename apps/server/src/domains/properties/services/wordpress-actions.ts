import { WpAction } from '@web2/contract/properties'
import { runWpAction } from '../run-wordpress-action.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** POST /wp-actions: test, categories, tags, list, get, update and delete posts at a WordPress property. */
export const wpActionsService = defineService({
  path: 'wp-actions',
  policy: { create: 'content:write' },
  data: { create: WpAction },
  methods: (context) => ({
    create: (data, { caller }: CallParams) => runWpAction(context, caller, data as WpAction),
  }),
})
