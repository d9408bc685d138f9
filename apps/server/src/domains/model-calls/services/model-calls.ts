import { ModelCall } from '@web2/contract/model-calls'
import { defineService } from '../../../platform/api/define-service.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'

const resource = defineResource({
  table: 'model_calls',
  schema: ModelCall,
  search: ['model', 'prompt'],
})

/** The account's calls of text models and requests for images, without prompts and answers. */
export const modelCallsService = defineService({
  path: 'model-calls',
  policy: { find: 'usage:see', get: 'usage:see' },
  resource,
})
