import {
  Turbo,
  TurboCreate,
  turboDefinition,
  TurboPatch,
  TurboDefinition,
  TurboPreviewCreate,
} from '@web2/contract/generator'
import { Type } from 'typebox'
import { previewPage } from '../pages/preview-definition.ts'
import { performProjectAction } from '../projects/run-project-action.ts'
import { createTurbo, changeDefinition, removeTurbos } from '../projects/save-project.ts'
import { withChanges } from '../projects/project-changes.ts'
import { maybeTurbo, presentTurbo, turboView } from '../projects/project-view.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { forbidden, methodNotAllowed, notFound } from '../../../platform/errors.ts'
import { mayUse } from '../../../platform/auth/caller.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { idsToRemove } from '../../../platform/api/ids-to-remove.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { checkTurbo } from '../projects/check-project.ts'

/** Checks of a definition while it is being edited. */
export const turboChecksService = defineService({
  path: 'turbo-checks',
  unlogged: true,
  trim: false,
  policy: { create: 'content:read' },
  data: { create: TurboDefinition },
  methods: (context) => ({
    create: (data, { caller }: CallParams) => checkTurbo(context, caller.accountId, data as TurboDefinition),
  }),
})

/** One page of a definition while it is being edited. */
export const turboPreviewsService = defineService({
  path: 'turbo-previews',
  unlogged: true,
  trim: false,
  policy: { create: 'content:read' },
  data: { create: TurboPreviewCreate },
  methods: (context) => ({
    create: (data, { caller }: CallParams) =>
      previewPage(context, caller.accountId, data as TurboPreviewCreate),
  }),
})

const { actions: _actions, ...columns } = Turbo.properties

/** The definition's fields are stored in one column; `present` expands them. */
const Stored = Type.Object({
  ...Object.fromEntries(
    Object.entries(columns).filter(([name]) => name === 'name' || !Object.hasOwn(turboDefinition, name)),
  ),
  definition: Type.Object({}),
})

/** Actions that make content public. */
const publishing: ReadonlySet<string> = new Set(['approve', 'publish', 'list'])

/** Projects of the site generator, which turn lists and one page into pages and sites. */
export const cloudSitesTurboService = defineService({
  path: 'cloud-sites-turbo',
  record: Turbo,
  policy: {
    find: 'content:read',
    get: 'content:read',
    create: 'content:write',
    update: 'content:write',
    patch: 'content:write',
    remove: 'content:write',
  },
  data: { create: TurboCreate, update: TurboCreate, patch: TurboPatch },
  multi: ['remove'],
  resource: defineResource({ table: 'turbos', schema: Stored, search: ['name'] }),
  // prompts and texts keep their white space
  trim: false,
  present: presentTurbo,
  methods: (context) => ({
    get: async (id, { caller }: CallParams) => {
      const turbo = await maybeTurbo(context.db, { id, accountId: caller.accountId })
      if (!turbo) throw notFound('project')
      return turboView(await withChanges(context.db, turbo))
    },
    create: async (data, { caller }: CallParams) => {
      const made = await createTurbo(context, caller, data as TurboDefinition)
      context.outbox.wake()
      return made
    },
    update: async (id, data, { caller }: CallParams) => {
      const changed = await changeDefinition(context, caller, id, data as TurboDefinition)
      context.outbox.wake()
      return changed
    },
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Change projects one at a time.')
      const { action, acceptIssues = [], reason, ...change } = data as TurboPatch
      if (action !== undefined && publishing.has(action) && !mayUse(caller, 'site:publish')) throw forbidden()
      const changed = action
        ? await performProjectAction(context, caller, id, action, {
            gate: { accepted: acceptIssues },
            reason,
          })
        : await changeDefinition(context, caller, id, change as Partial<TurboDefinition>)
      context.outbox.wake()
      return changed
    },
    remove: async (id, params: CallParams) => {
      const removed = await removeTurbos(context, params.caller, idsToRemove(id, params))
      context.outbox.wake()
      if (id === null) return removed
      if (!removed[0]) throw notFound('project')
      return removed[0]
    },
  }),
})
