import { startImageMaker } from './image-maker.ts'

export const stabilityKey = 'sk-stability-key-of-a-test-0123456789'

const ratios = ['16:9', '1:1', '21:9', '2:3', '3:2', '4:5', '5:4', '9:16', '9:21']
const models = ['sd3.5-large', 'sd3.5-large-turbo', 'sd3.5-medium']

const error = (status: number, name: string, message: string, headers = {}) => ({
  status,
  json: { id: 'a1b2c3d4', name, errors: [message] },
  headers,
})

/**
 * Simulates Stability AI's API for Stable Diffusion 3.5, which takes forms only and answers in base64 when asked for
 * JSON. Base: its url.
 */
export const startStabilityImages = () =>
  startImageMaker(
    ({ prompt = '' }) => prompt,
    ({ method, path, headers, json }, picture) => {
      if (headers.authorization !== `Bearer ${stabilityKey}`)
        return error(401, 'unauthorized', 'missing or invalid authorization header')
      if (method === 'GET' && path === '/v1/user/balance') return { status: 200, json: { credits: 1_250 } }
      if (method !== 'POST' || path !== '/v2beta/stable-image/generate/sd3')
        return error(404, 'not_found', 'not found')
      if (!String(headers['content-type']).startsWith('multipart/form-data'))
        return error(400, 'bad_request', 'content-type: must be multipart/form-data')
      if (headers.accept !== 'application/json')
        return error(400, 'bad_request', 'accept: must be image/* or application/json')
      const { prompt, model, aspect_ratio: ratio, output_format: format } = json
      const [word] = prompt.split(' ')
      if (!models.includes(model)) return error(404, 'not_found', `model: ${model} does not exist`)
      if (!ratios.includes(ratio)) return error(400, 'bad_request', 'aspect_ratio: must be one of the ratios')
      if (!['png', 'jpeg', 'webp'].includes(format))
        return error(400, 'bad_request', 'output_format: unknown')
      if (word === 'limit')
        return error(429, 'rate_limit_exceeded', 'You have exceeded the rate limit.', { 'retry-after': '60' })
      if (word === 'fault') return error(500, 'internal_error', 'An internal error occurred.')
      if (word === 'gateway') return error(504, 'gateway_timeout', 'The upstream did not respond in time.')
      if (word === 'poor') return error(402, 'payment_required', 'You lack sufficient credits.')
      if (word === 'forbidden')
        return error(403, 'content_moderation', 'Your request was flagged by our content moderation system.')
      const image = (word === 'wrong' ? Buffer.from('<p>no image</p>') : picture).toString('base64')
      const finish_reason = word === 'unsafe' ? 'CONTENT_FILTERED' : 'SUCCESS'
      return { status: 200, json: { image, finish_reason, seed: 343_940_597 } }
    },
  )
