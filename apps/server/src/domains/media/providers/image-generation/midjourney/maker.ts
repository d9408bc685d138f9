import { askService } from '../../../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../../../../platform/outbound/outcome.ts'
import { numberAt, textAt } from '../../../../../platform/outbound/read-json.ts'
import { downloadedImage } from '../image-bytes.ts'
import type { ImageGenerator, MakerAccess, ImageJobStatus } from '../image-maker.ts'

const service = 'The Midjourney gateway'

export interface GatewayAccess extends MakerAccess {
  /** Channel of the user's Discord in which the gateway works. */
  readonly channelId: string
}

/** Codes of a submission: 1 accepted, 21 already exists, 22 queued. */
const taken = new Set([1, 21, 22])

const quoted = (said: string): string => (said === '' ? '' : `: “${said.slice(0, 300)}”`)

/**
 * Maps an error code: 23 is a full queue, all others are final (forbidden words, no account, wrong
 * parameters).
 */
const refusal = (code: number, said: string): ServiceFailure =>
  code === 23
    ? { kind: 'retryable', message: `${service}’s queue is full. Try again later.` }
    : { kind: 'bad-content', message: `${service} refused the prompt${quoted(said)}.` }

/** '45%' */
const percent = (text: string): number => Math.min(99, Math.max(0, Number.parseInt(text, 10) || 0))

/**
 * Creates the generator for Midjourney through midjourney-proxy, a gateway that the user runs with their
 * Discord login. Uses its documented REST API below /mj (submit/imagine, task/{id}/fetch). A task ends with a
 * grid of four images.
 */
export const createMidjourney = (access: GatewayAccess): ImageGenerator => {
  const { key, channelId, dispatcher, timeout, maxBytes } = access
  const base = access.base.endsWith('/mj') ? access.base : `${access.base}/mj`
  const headers: Record<string, string> = key === '' ? {} : { 'mj-api-secret': key }
  const call = { service, headers, timeout, maxBytes: 1_000_000 }

  const look = async (taskId: string): Promise<Outcome<ImageJobStatus>> => {
    const url = `${base}/task/${encodeURIComponent(taskId)}/fetch`
    const answer = await askService(dispatcher, { ...call, url })
    if (!answer.ok) return answer
    const status = textAt(answer.value, 'status')
    if (status === 'FAILURE')
      return failed({
        kind: 'bad-content',
        message: `Midjourney could not generate the images${quoted(textAt(answer.value, 'failReason'))}.`,
      })
    if (status === '')
      return failed({
        kind: 'bad-content',
        message: `${service} no longer knows this task. Try again.`,
      })
    if (status !== 'SUCCESS')
      return done({ state: 'underway', taskId, progress: percent(textAt(answer.value, 'progress')) })
    const picture = textAt(answer.value, 'imageUrl')
    const bytes = await downloadedImage(dispatcher, {
      service: 'Midjourney',
      url: picture,
      timeout,
      maxBytes,
    })
    return bytes.ok ? done({ state: 'done', bytes: bytes.value, isGrid: true, cost: null }) : bytes
  }

  return {
    begin: async ({ prompt, aspectRatio }) => {
      const answer = await askService(dispatcher, {
        ...call,
        url: `${base}/submit/imagine`,
        method: 'POST',
        json: {
          botType: 'MID_JOURNEY',
          prompt: `${prompt} --ar ${aspectRatio}`,
          base64Array: [],
          accountFilter: { instanceId: channelId },
          notifyHook: '',
          state: '',
        },
      })
      if (!answer.ok) return answer
      const code = numberAt(answer.value, 'code')
      const taskId = textAt(answer.value, 'result')
      if (!taken.has(code) || taskId === '') return failed(refusal(code, textAt(answer.value, 'description')))
      return done({ state: 'underway', taskId, progress: 0 })
    },
    look,
  }
}
