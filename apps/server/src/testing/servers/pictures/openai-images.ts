import { startImageMaker } from './image-maker.ts'

export const openAiImageKey = 'sk-image-key-of-a-test-0123456789'

const error = (status: number, code: string, message: string, headers = {}) => ({
  status,
  json: { error: { message, type: 'invalid_request_error', param: null, code } },
  headers,
})

const sizes: Readonly<Record<string, readonly string[]>> = {
  'dall-e-3': ['1024x1024', '1792x1024', '1024x1792'],
  'gpt-image-2.6-flare': ['1024x1024', '1536x1024', '1024x1536', '1792x1024', '1024x1792', 'auto'],
  'gpt-image-1': ['1024x1024', '1536x1024', '1024x1536', 'auto'],
  'gpt-image-1-mini': ['1024x1024', '1536x1024', '1024x1536', 'auto'],
}

/**
 * Simulates OpenAI's Images API: GPT image models reject `response_format` and report used tokens. Base: its
 * url.
 */
export const startOpenAiImages = () =>
  startImageMaker(
    ({ prompt }) => prompt,
    ({ headers, json: { prompt, model, size, response_format } }, picture) => {
      if (headers.authorization !== `Bearer ${openAiImageKey}`)
        return error(401, 'invalid_api_key', 'Incorrect API key provided: sk-wrong.')
      const [word] = prompt.split(' ')
      if (word === 'limit')
        return error(429, 'rate_limit_exceeded', 'Rate limit reached.', { 'retry-after': '20' })
      if (word === 'fault') return error(500, 'server_error', 'The server had an error.')
      if (word === 'poor')
        return error(400, 'billing_hard_limit_reached', 'Billing hard limit has been reached')
      if (word === 'forbidden')
        return error(400, 'content_policy_violation', 'Your request was rejected by our safety system.')
      const known = sizes[model]
      if (!known) return error(404, 'model_not_found', `The model '${model}' does not exist.`)
      if (!known.includes(size)) return error(400, 'invalid_value', `Invalid value: '${size}'.`)
      const isDallE = model === 'dall-e-3'
      if (!isDallE && response_format !== undefined)
        return error(400, 'unknown_parameter', "Unknown parameter: 'response_format'.")
      const b64_json = picture.toString('base64')
      return {
        status: 200,
        json: isDallE
          ? { created: 1_700_000_000, data: [{ revised_prompt: prompt, b64_json }] }
          : {
              created: 1_700_000_000,
              data: [{ b64_json }],
              usage: { total_tokens: 1_100, input_tokens: 100, output_tokens: 1_000 },
            },
      }
    },
  )
