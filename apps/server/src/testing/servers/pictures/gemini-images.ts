import { startImageMaker } from './image-maker.ts'

export const geminiImageKey = 'gemini-image-key-of-a-test-0123456789'

const ratios = [
  '1:1',
  '2:3',
  '3:2',
  '3:4',
  '4:3',
  '4:5',
  '5:4',
  '9:16',
  '16:9',
  '21:9',
  '1:4',
  '4:1',
  '1:8',
  '8:1',
]

const error = (code: number, status: string, message: string, details: readonly object[] = []) => ({
  status: code,
  json: { error: { code, message, status, details } },
})

const info = (reason: string) => ({ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason })

const finished = (finishReason: string, parts: readonly object[] = []) => ({
  status: 200,
  json: {
    candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
    usageMetadata: { promptTokenCount: 8, candidatesTokenCount: 1_120, totalTokenCount: 1_128 },
  },
})

/** Simulates the image models of the Gemini API by `generateContent`. Base: its url and /v1beta. */
export const startGeminiImages = () =>
  startImageMaker(
    ({ contents }) => contents[0].parts[0].text,
    ({ path, headers, json }, picture) => {
      if (headers['x-goog-api-key'] !== geminiImageKey)
        return error(400, 'INVALID_ARGUMENT', 'API key not valid.', [info('API_KEY_INVALID')])
      const [, model = ''] = /^\/v1beta\/models\/([^/:]+):generateContent$/.exec(path) ?? []
      if (model !== 'gemini-nano-banana-2.1')
        return error(404, 'NOT_FOUND', `models/${model} is not found for API version v1beta.`)
      const { responseModalities, imageConfig } = json.generationConfig
      if (!responseModalities.includes('IMAGE'))
        return error(400, 'INVALID_ARGUMENT', 'Image models answer with images.')
      if (!ratios.includes(imageConfig.aspectRatio))
        return error(400, 'INVALID_ARGUMENT', 'aspect_ratio must be a supported value.')
      if (Object.keys(imageConfig).join() !== 'aspectRatio')
        return error(400, 'INVALID_ARGUMENT', 'Unknown name in image_config.')
      const [word] = json.contents[0].parts[0].text.split(' ')
      switch (word) {
        case 'limit':
          return error(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
            { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34s' },
          ])
        case 'fault':
          return error(500, 'INTERNAL', 'An internal error has occurred.')
        case 'poor':
          return error(400, 'FAILED_PRECONDITION', 'Please enable billing on your project.')
        case 'forbidden':
          return { status: 200, json: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } }
        case 'unsafe':
          return finished('IMAGE_SAFETY')
        case 'talk':
          return finished('STOP', [{ text: 'Which kind of rose do you mean?' }])
        default: {
          const data = (word === 'wrong' ? Buffer.from('<p>no image</p>') : picture).toString('base64')
          const draft = { thought: true, inlineData: { mimeType: 'image/png', data: 'ZHJhZnQ=' } }
          return finished('STOP', [draft, { inlineData: { mimeType: 'image/png', data } }])
        }
      }
    },
  )
