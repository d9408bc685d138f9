import { startImageMaker } from './image-maker.ts'

export const openAiImageKey = 'sk-image-key-of-a-test-0123456789'

const error = (status: number, code: string, message: string, headers = {}) => ({
  status,
  json: { error: { message, type: 'invalid_request_error', param: null, code } },
  headers,
})

const sizes: Readonly<Record<string, readonly string[]>> = {
  'dall-e-3': ['1024x1024', '1792x1024', '1024x1792'],
  'gpt-image-1': ['1024x1024', '1536x1024', '1024x1536', 'auto'],
  'gpt-image-1-mini': ['1024x1024', '1536x1024', '1024x1536', 'auto'],
}

const qualities = ['auto', 'low', 'medium', 'high', 'max']

/** Version 2 and later take any size in multiples of 16 within limits of edge, ratio and area. */
const isCustomSize = (size: string): boolean => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const area = width * height
  return (
    [width, height].every((edge) => edge % 16 === 0 && edge <= 3_840) &&
    Math.max(width / height, height / width) <= 3 &&
    area >= 655_360 &&
    area <= 8_294_400
  )
}

const takes = (model: string, size: string): boolean | undefined => {
  const known = sizes[model]
  if (known) return known.includes(size)
  return /^gpt-image-2\.6-(flare|sunburst)$/.test(model) ? isCustomSize(size) : undefined
}

/**
 * Simulates OpenAI's Images API: GPT image models reject `response_format` and report used tokens. Its list of models
 * has one that writes. Base: its url.
 */
export const startOpenAiImages = () =>
  startImageMaker(
    ({ prompt }) => prompt,
    ({ method, path, headers, json }, picture) => {
      if (headers.authorization !== `Bearer ${openAiImageKey}`)
        return error(401, 'invalid_api_key', 'Incorrect API key provided: sk-wrong.')
      if (method === 'GET' && path === '/models')
        return { status: 200, json: { object: 'list', data: [{ id: 'gpt-6.1-sol', object: 'model' }] } }
      const { prompt, model, size, quality, response_format } = json
      const [word] = prompt.split(' ')
      if (word === 'limit')
        return error(429, 'rate_limit_exceeded', 'Rate limit reached.', { 'retry-after': '20' })
      if (word === 'fault') return error(500, 'server_error', 'The server had an error.')
      if (word === 'poor')
        return error(400, 'billing_hard_limit_reached', 'Billing hard limit has been reached')
      if (word === 'forbidden')
        return error(400, 'content_policy_violation', 'Your request was rejected by our safety system.')
      if (word === 'unverified')
        return error(403, 'forbidden', `Your organization must be verified to use the model ${model}.`)
      const isTaken = takes(model, size)
      if (isTaken === undefined) return error(404, 'model_not_found', `The model '${model}' does not exist.`)
      if (quality !== undefined && !qualities.includes(quality))
        return error(400, 'invalid_value', `Invalid value: '${quality}'.`)
      if (!isTaken) return error(400, 'invalid_value', `Invalid value: '${size}'.`)
      const isDallE = model === 'dall-e-3'
      if (!isDallE && response_format !== undefined)
        return error(400, 'unknown_parameter', "Unknown parameter: 'response_format'.")
      const b64_json = (word === 'wrong' ? Buffer.from('<p>no image</p>') : picture).toString('base64')
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
