import { startImageMaker } from './image-maker.ts'

export const poeImageKey = 'poe-image-key-of-a-test-0123456789'

const error = (status: number, type: string, message: string, headers = {}) => ({
  status,
  json: { error: { code: status, type, message } },
  headers,
})

/** Simulates Poe's image bots by its chat API: the response is Markdown with a URL. Base: its url. */
export const startPoeImages = () =>
  startImageMaker(
    ({ messages }) => messages.at(-1).content,
    ({ headers, json: { model, messages, stream }, url }) => {
      if (headers.authorization !== `Bearer ${poeImageKey}`)
        return error(401, 'authentication_error', 'Incorrect API key provided.')
      const prompt = messages.at(-1).content
      const [word] = prompt.split(' ')
      if (word === 'limit')
        return error(429, 'rate_limit_error', 'Rate limit exceeded.', { 'retry-after': '5' })
      if (word === 'fault') return error(500, 'provider_error', 'The bot had an error.')
      if (stream !== false) return error(400, 'invalid_request_error', 'Picture bots do not stream.')
      const address = `${url}/files/${model}.png`
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
