import { startImageMaker, type MakerAnswer } from './image-maker.ts'

export const fluxKey = 'bfl-key-of-a-test-0123456789'

const detail = (status: number, said: unknown): MakerAnswer => ({ status, json: { detail: said } })

const models = ['flux-2-pro', 'flux-2-flex', 'flux-2-max', 'flux-2-klein-9b', 'flux-2-klein-4b']

/** States that a task's first poll answers, by the first word of its prompt. */
const endings: Readonly<Record<string, object>> = {
  forbidden: { status: 'Request Moderated', result: null, details: { 'Moderation Reasons': ['Violence'] } },
  unsafe: { status: 'Content Moderated', result: null },
  broken: { status: 'Error', result: null, details: { error: 'Generation failed.' } },
  lost: { status: 'Task not found', result: null },
}

/**
 * Simulates the FLUX API of Black Forest Labs: a request starts a task, its polling URL answers Pending once and then a
 * URL below /files/. Base: its url.
 */
export const startBlackForestLabs = () => {
  const tasks = new Map<string, { readonly prompt: string; looks: number }>()
  return startImageMaker(
    ({ prompt }) => prompt,
    ({ method, path, search, headers, json, url }) => {
      if (headers['x-key'] !== fluxKey) return detail(403, 'Not authenticated - Invalid Authentication')
      if (method === 'GET' && path === '/v1/credits') return { status: 200, json: { credits: 412.5 } }
      if (method === 'GET' && path === '/v1/get_result') {
        const id = new URLSearchParams(search).get('id') ?? ''
        const task = tasks.get(id)
        if (!task) return detail(404, 'Task not found')
        const [word = ''] = task.prompt.split(' ')
        const ending = endings[word]
        if (ending) return { status: 200, json: { id, ...ending } }
        task.looks += 1
        if (word === 'flaky' && task.looks === 2) return detail(503, 'Service Unavailable')
        if (task.looks === 1)
          return { status: 200, json: { id, status: 'Pending', result: null, progress: 0.4 } }
        const [, file = 'rose'] = task.prompt.split('file:')
        const sample = file.startsWith('http') ? file : `${url}/files/${file}.png?sig=abc`
        return {
          status: 200,
          json: { id, status: 'Ready', result: { sample, prompt: task.prompt }, cost: 3 },
        }
      }
      const model = path.replace('/v1/', '')
      if (method !== 'POST' || !models.includes(model)) return detail(404, 'Not Found')
      const [word] = json.prompt.split(' ')
      if (word === 'limit') return detail(429, 'Rate limit exceeded')
      if (word === 'fault') return detail(500, 'Internal Server Error')
      if (word === 'poor') return detail(402, 'Insufficient credits')
      for (const edge of ['width', 'height'])
        if (json[edge] % 16 !== 0 || json[edge] < 256 || json[edge] > 2_048)
          return detail(422, [
            { loc: ['body', edge], msg: 'Input should be a multiple of 16', type: 'multiple_of' },
          ])
      const id = `task-${tasks.size + 1}`
      tasks.set(id, { prompt: json.prompt, looks: 0 })
      const host = word === 'foreign' ? 'https://polls.example.com' : url
      const polling_url = `${host}/v1/get_result?id=${word === 'expired' ? 'task-of-yesterday' : id}`
      return { status: 200, json: { id, polling_url, cost: 3, input_mp: 0, output_mp: 1 } }
    },
  )
}
