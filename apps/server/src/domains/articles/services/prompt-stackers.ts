import {
  PromptStacker,
  PromptStackerData,
  PromptStackerPatch,
  stackerProblems,
} from '@web2/contract/articles'
import { limits } from '@web2/contract/core'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { SqlAdapter, type AdapterRecord } from '../../../platform/db/adapter/sql-adapter.ts'
import { badInput, changedMeanwhile, notFound } from '../../../platform/errors.ts'
import { contentPolicy } from '../../../platform/api/content-policy.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams, ServiceContext } from '../../../platform/api/service-types.ts'

const resource = defineResource({
  table: 'prompt_stackers',
  schema: PromptStacker,
  search: ['name', 'description'],
})

const writing = ({ db, outbox }: ServiceContext, { query, caller }: CallParams) => ({
  adapter: new SqlAdapter({
    db,
    resource,
    multi: ['create'],
    paginate: { default: limits.defaultPageSize, max: limits.maxPageSize },
    eventPath: 'prompt-stacker',
    onWrite: () => outbox.wake(),
  }),
  params: { query, tenant: { accountId: caller.accountId, userId: caller.userId } },
})

/** Rejects placeholders, titles and variables that can't work. */
const checked = (data: PromptStackerData): PromptStackerData => {
  const problems = stackerProblems(data)
  if (Object.keys(problems).length > 0) throw badInput(problems)
  return data
}

const overtaken = () =>
  changedMeanwhile('Someone else edited this prompt stacker. Compare the versions before you save.')

/** Prompt stackers: prompts that run one after the other. */
export const promptStackerService = defineService({
  path: 'prompt-stacker',
  policy: contentPolicy,
  data: { create: PromptStackerData, update: PromptStackerData, patch: PromptStackerPatch },
  multi: ['create', 'remove'],
  resource,
  methods: (context) => ({
    create: (data, call: CallParams) => {
      const { adapter, params } = writing(context, call)
      if (Array.isArray(data))
        return adapter.create(
          data.map((each) => checked(each as PromptStackerData)) as AdapterRecord[],
          params,
        )
      return adapter.create(checked(data as PromptStackerData) as AdapterRecord, params)
    },
    update: (id, data, call: CallParams) => {
      const { adapter, params } = writing(context, call)
      return adapter.update(id, checked(data as PromptStackerData) as AdapterRecord, params)
    },
    patch: async (id, data, call: CallParams) => {
      const { adapter, params } = writing(context, call)
      if (id === null) throw notFound('prompt stacker')
      const { since, ...change } = data as PromptStackerPatch
      // checks the whole record that results, and writes only if the record is still the one checked
      const now = (await adapter._get(id, { tenant: params.tenant })) as unknown as PromptStacker
      if (since !== undefined && since !== now.updatedAt) throw overtaken()
      checked({ ...now, ...change })
      const written = await adapter._patch(null, change, {
        ...params,
        query: { ...params.query, _id: id, updatedAt: now.updatedAt },
      })
      if (!written[0]) throw overtaken()
      return written[0]
    },
  }),
})
