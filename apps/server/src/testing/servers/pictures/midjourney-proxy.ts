import { startImageMaker } from './image-maker.ts'

export const gatewaySecret = 'gateway-secret-of-a-test'

interface Task {
  readonly prompt: string
  looks: number
}

/** Polls until a task is done. */
const looksNeeded = 3

/**
 * Simulates midjourney-proxy's REST API below /mj: a submitted prompt becomes a task, which is polled until
 * it has ended. A secret is required only if one is given.
 */
export const startMidjourneyProxy = async (secret = '') => {
  const tasks = new Map<string, Task>()
  let isHeld = false
  const submitted = (code: number, description: string, result: string | null) => ({
    status: 200,
    json: { code, description, result, properties: {} },
  })
  const server = await startImageMaker(
    ({ prompt }) => prompt,
    ({ method, path, headers, json, url }) => {
      if (secret !== '' && headers['mj-api-secret'] !== secret)
        return { status: 401, json: { description: 'Unauthorized', code: 401 } }
      if (method === 'POST' && path === '/mj/submit/imagine') {
        const [word] = json.prompt.split(' ')
        if (word === 'forbidden') return submitted(24, 'Banned prompt words', null)
        if (word === 'limit') return submitted(23, 'The queue is full', null)
        if (word === 'fault') return { status: 500, json: { error: 'Internal Server Error' } }
        const id = String(1_320_098_173_412_546 + tasks.size)
        tasks.set(id, { prompt: json.prompt, looks: 0 })
        return submitted(1, 'Submit success', id)
      }
      const [, id = ''] = /^\/mj\/task\/(\d+)\/fetch$/.exec(path) ?? []
      const task = tasks.get(id)
      if (!task) return { status: 200, json: null }
      if (!isHeld) task.looks += 1
      const facts = { id, action: 'IMAGINE', prompt: task.prompt }
      if (task.prompt.startsWith('refused'))
        return {
          status: 200,
          json: { ...facts, status: 'FAILURE', failReason: '[Invalid parameter] Invalid value' },
        }
      if (task.looks < looksNeeded)
        return { status: 200, json: { ...facts, status: 'IN_PROGRESS', progress: `${task.looks * 30}%` } }
      const imageUrl = `${url}/files/${id}.png`
      return { status: 200, json: { ...facts, status: 'SUCCESS', progress: '100%', imageUrl } }
    },
  )
  return {
    ...server,
    tasks: tasks as ReadonlyMap<string, Task>,
    /** Tasks make no progress while held. */
    hold: (held: boolean) => {
      isHeld = held
    },
  }
}
