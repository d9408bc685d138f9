import { startImageMaker } from './image-maker.ts'

export const poeImageKey = 'poe-image-key-of-a-test-0123456789'

const error = (status: number, type: string, message: string, headers = {}) => ({
  status,
  json: { error: { code: status, type, message } },
  headers,
})

const bots = ['StableDiffusionXL', 'GPT-5.4', 'Claude-Opus-4.7']

/**
 * Simulates Poe's image bots by its chat API: the response is Markdown with a URL. `GET /models` lists the bots without a
 * key, less those of `retired`. Base: its url.
 */
export const startPoeImages = (retired: readonly string[] = []) =>
  startImageMaker(
    ({ messages }) => messages.at(-1).content,
    ({ method, path, headers, json, url }) => {
      if (method === 'GET' && path.endsWith('/models')) {
        const data = bots.filter((id) => !retired.includes(id)).map((id) => ({ id, object: 'model' }))
        return { status: 200, json: { object: 'list', data } }
      }
      const { model, messages, stream } = json
      if (headers.authorization !== `Bearer ${poeImageKey}`)
        return error(401, 'authentication_error', 'Incorrect API key provided.')
      const prompt = messages.at(-1).content
      const [word] = prompt.split(' ')
      if (word === 'limit')
        return error(429, 'rate_limit_error', 'Rate limit exceeded.', { 'retry-after': '5' })
      if (word === 'fault') return error(500, 'provider_error', 'The bot had an error.')
      if (word === 'poor')
        return error(402, 'insufficient_credits', 'You do not have enough points for this bot.')
      if (!bots.includes(model) || retired.includes(model))
        return error(404, 'not_found_error', `Bot ${model} does not exist.`)
      if (stream !== false) return error(400, 'invalid_request_error', 'Picture bots do not stream.')
      const address = `${url}/files/${prompt.includes('file:') ? prompt.split('file:')[1] : model}.png`
      const content = word === 'forbidden' ? 'I can not draw that.' : `![${prompt}](${address})\n\n${address}`
      return {
        status: 200,
        json: {
          id: 'chatcmpl-test',
          object: 'chat.completion',
          model,
          choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        },
      }
    },
  )
