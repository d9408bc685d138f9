import { listAt, numberAt, textAt } from '../../../platform/outbound/read-json.ts'
import type { LiveModel, TextAccess } from './text-provider.ts'
import type { Vendor, VendorRequest } from './vendor.ts'

/** Longest list of models that is accepted. */
const mostModels = 2_000

const sorted = (models: readonly LiveModel[]): readonly LiveModel[] =>
  [...new Map(models.flatMap((model) => (model.id === '' ? [] : [[model.id, model]]))).values()]
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, mostModels)

/** A model with the facts that its entry tells. */
const liveModel = (id: string, contextTokens: number, shutdownOn = ''): LiveModel => ({
  id,
  ...(contextTokens > 0 && { contextTokens }),
  ...(/^\d{4}-\d{2}-\d{2}/.test(shutdownOn) && { shutdownOn: shutdownOn.slice(0, 10) }),
})

export const withBearer = ({ apiKey }: Pick<TextAccess, 'apiKey'>): VendorRequest['headers'] =>
  apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }

/** A list at `GET /models` in the shape of OpenAI's API; OpenAI adds `shutdown_date`, OpenRouter `context_length`. */
export const openAiModels: Vendor['models'] = {
  request: (access) => ({ url: `${access.baseUrl}/models`, headers: withBearer(access) }),
  read: (answer) =>
    sorted(
      listAt(answer, 'data').map((each) =>
        liveModel(
          textAt(each, 'id'),
          numberAt(each, 'context_length') || numberAt(each, 'max_context_length'),
          textAt(each, 'shutdown_date'),
        ),
      ),
    ),
}

/** https://docs.anthropic.com/en/api/models-list */
export const anthropicModels: Vendor['models'] = {
  request: ({ baseUrl, apiKey }) => ({
    url: `${baseUrl}/models?limit=1000`,
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
  }),
  read: (answer) =>
    sorted(
      listAt(answer, 'data').map((each) => liveModel(textAt(each, 'id'), numberAt(each, 'max_input_tokens'))),
    ),
}

/** https://ai.google.dev/api/models#method:-models.list */
export const geminiModels: Vendor['models'] = {
  request: ({ baseUrl, apiKey }) => ({
    url: `${baseUrl}/models?pageSize=1000`,
    headers: { 'x-goog-api-key': apiKey },
  }),
  read: (answer) =>
    sorted(
      listAt(answer, 'models')
        .filter((each) => listAt(each, 'supportedGenerationMethods').includes('generateContent'))
        .map((each) =>
          liveModel(textAt(each, 'name').replace(/^models\//, ''), numberAt(each, 'inputTokenLimit')),
        ),
    ),
}

/** https://docs.ollama.com/api/tags */
export const ollamaModels: Vendor['models'] = {
  request: (access) => ({ url: `${access.baseUrl}/tags`, headers: withBearer(access) }),
  read: (answer) => sorted(listAt(answer, 'models').map((each) => liveModel(textAt(each, 'name'), 0))),
}

/**
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_ListFoundationModels.html, at the control plane's host,
 * which is that of the runtime without “-runtime”.
 */
export const bedrockModels: Vendor['models'] = {
  request: (access) => ({
    url: `${access.baseUrl.replace('//bedrock-runtime.', '//bedrock.')}/foundation-models?byOutputModality=TEXT`,
    headers: withBearer(access),
  }),
  read: (answer) =>
    sorted(
      listAt(answer, 'modelSummaries')
        .filter((each) => listAt(each, 'inferenceTypesSupported').includes('ON_DEMAND'))
        .map((each) => liveModel(textAt(each, 'modelId'), 0)),
    ),
}

/** https://learn.microsoft.com/azure/ai-foundry/openai/latest: models of the resource, by API key. */
export const azureModels: Vendor['models'] = {
  request: ({ baseUrl, apiKey }) => ({ url: `${baseUrl}/models`, headers: { 'api-key': apiKey } }),
  read: openAiModels.read,
}
