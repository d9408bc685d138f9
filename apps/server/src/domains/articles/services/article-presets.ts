import {
  cardProblems,
  GeneratorPreset,
  GeneratorPresetData,
  ArticlePrompt,
  ArticlePromptData,
} from '@web2/contract/articles'
import { limits } from '@web2/contract/core'
import { textProviders } from '@web2/contract/ai'
import { Type } from 'typebox'
import { offeredModels } from '../generation/list-models.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { SqlAdapter, type AdapterRecord } from '../../../platform/db/adapter/sql-adapter.ts'
import { badInput, badQuery } from '../../../platform/errors.ts'
import { contentPolicy } from '../../../platform/api/content-policy.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams, ServiceContext } from '../../../platform/api/service-types.ts'

/** Saved prompts for the cards of the article generator, by card type. */
export const articlePromptsService = defineService({
  path: 'article-prompts',
  policy: contentPolicy,
  data: {
    create: ArticlePromptData,
    update: ArticlePromptData,
    patch: Type.Partial(ArticlePromptData, { additionalProperties: false }),
  },
  multi: ['create', 'remove'],
  resource: defineResource({ table: 'article_prompts', schema: ArticlePrompt, search: ['name', 'text'] }),
})

const resource = defineResource({ table: 'generator_presets', schema: GeneratorPreset, search: ['name'] })

const adapterOf = ({ db, outbox }: ServiceContext) =>
  new SqlAdapter({
    db,
    resource,
    multi: [],
    paginate: { default: limits.defaultPageSize, max: limits.maxPageSize },
    eventPath: 'article-generator',
    onWrite: () => outbox.wake(),
  })

const paramsOf = ({ query, caller: { accountId, userId } }: CallParams) => ({
  query,
  tenant: { accountId, userId },
})

/** Rejects outlines that can't be generated. */
const checked = (data: unknown): AdapterRecord => {
  const { cards } = data as Partial<GeneratorPresetData>
  const problems = cards ? cardProblems(cards) : {}
  if (Object.keys(problems).length > 0) throw badInput(problems)
  return data as AdapterRecord
}

/**
 * Presets of the article generator: named outlines. A find with `service` instead returns the models which
 * that service offers to the account's key, as a plain list of `{id}`.
 */
export const articleGeneratorService = defineService({
  path: 'article-generator',
  policy: contentPolicy,
  data: {
    create: GeneratorPresetData,
    update: GeneratorPresetData,
    patch: Type.Partial(GeneratorPresetData, { additionalProperties: false }),
  },
  multi: ['remove'],
  resource,
  methods: (context) => ({
    find: async (call: CallParams) => {
      const { service } = call.query
      if (service === undefined) return adapterOf(context).find(paramsOf(call))
      const name = textProviders.find((each) => each === service)
      if (!name) throw badQuery(`'service' must be one of ${textProviders.join(', ')}.`)
      return offeredModels(context, call.caller.accountId, name)
    },
    create: async (data, call: CallParams) => adapterOf(context).create(checked(data), paramsOf(call)),
    update: async (id, data, call: CallParams) =>
      adapterOf(context).update(id, checked(data), paramsOf(call)),
    patch: async (id, data, call: CallParams) => adapterOf(context).patch(id, checked(data), paramsOf(call)),
  }),
})
