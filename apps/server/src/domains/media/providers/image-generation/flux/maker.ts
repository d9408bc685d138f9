import { imagePrice } from '@web2/contract/ai'
import { askService, type ServiceCall } from '../../../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../../../../platform/outbound/outcome.ts'
import { numberAt, textAt, valueAt } from '../../../../../platform/outbound/read-json.ts'
import { keyRefused, type Refusal } from '../../../../../platform/outbound/service-error.ts'
import { downloadedImage, ofMadeImage } from '../image-bytes.ts'
import type { ImageGenerator, ImageJobStatus, MakerAccess, WantedImage } from '../image-maker.ts'
import { imageRefusal, noImage, refusedPrompt, saidIn } from '../image-refusal.ts'
import { fluxSize } from './size.ts'

const service = 'Black Forest Labs'

/** Maps the errors of the API (docs.bfl.ai/api_integration/errors). */
const failureFor =
  (model: string) =>
  (refusal: Refusal): ServiceFailure => {
    if (refusal.status === 401 || refusal.status === 403) return keyRefused(service)
    if (refusal.status === 400 || refusal.status === 422)
      return {
        kind: 'bad-content',
        message: `${service} rejected the request: “${saidIn(refusal.text).slice(0, 300) || `HTTP ${refusal.status}`}”`,
      }
    return imageRefusal(service, model, refusal)
  }

const gone = failed({
  kind: 'bad-content',
  message: `${service} no longer has this image, which it keeps for 10 minutes. Generate it again.`,
  mayCost: true,
})

/**
 * Returns true if a polling URL is the service's own, because the key goes there: the host of the base URL, or of the
 * public service any of its regions.
 */
const isOwnUrl = (base: string, address: string): boolean => {
  const own = new URL(base)
  const url = URL.parse(address)
  if (url === null || url.protocol !== own.protocol || url.username !== '' || url.password !== '')
    return false
  if (url.host === own.host) return true
  return own.host === 'api.bfl.ai' && url.port === '' && url.hostname.endsWith('.bfl.ai')
}

/** States of a task that end it without an image, with their failures. */
const ended = (state: string, said: string): Outcome<never> | undefined => {
  if (/Moderated/.test(state)) return failed(refusedPrompt(service))
  if (state === 'Task not found') return gone
  if (state === 'Error' || state === 'Failed') return noImage(service, said)
  return undefined
}

/**
 * Creates the generator for FLUX models: a request starts a task, whose URL is polled until it names a URL to download
 * the image from within 10 minutes. `base` is without the API's version.
 */
export const createFlux = ({ base, key, dispatcher, timeout, maxBytes }: MakerAccess): ImageGenerator => {
  const call = (model: string): Omit<ServiceCall, 'url'> => ({
    service,
    isFixedUrl: true,
    headers: { 'x-key': key },
    timeout,
    maxBytes: 1_000_000,
    maxRedirects: 0,
    failure: failureFor(model),
  })

  const begin = async ({ prompt, model, aspectRatio }: WantedImage): Promise<Outcome<ImageJobStatus>> => {
    const answer = await askService(dispatcher, {
      ...call(model),
      url: `${base}/v1/${encodeURIComponent(model)}`,
      method: 'POST',
      json: { prompt, ...fluxSize(aspectRatio), output_format: 'png' },
    })
    if (!answer.ok) return answer
    const taskId = textAt(answer.value, 'polling_url')
    if (taskId === '') return noImage(service)
    return done({ state: 'underway', taskId, progress: 0 })
  }

  const look = async (taskId: string, { model, prices }: WantedImage): Promise<Outcome<ImageJobStatus>> => {
    if (!isOwnUrl(base, taskId))
      return failed({
        kind: 'unknown',
        message: `${service} named a polling URL on another server, so your key wasn’t sent there. Try again later.`,
        mayCost: true,
      })
    const answer = await askService(dispatcher, {
      ...call(model),
      url: taskId,
      failure: (refusal) =>
        refusal.status === 404 || refusal.status === 410 ? gone.failure : failureFor(model)(refusal),
    })
    // the task runs at the service, however its polls end
    if (!answer.ok) return ofMadeImage(answer)
    const state = textAt(answer.value, 'status')
    const failure = ended(state, saidIn(JSON.stringify(valueAt(answer.value, 'details') ?? null)))
    if (failure) return failure
    if (state !== 'Ready') {
      const progress = Math.round(numberAt(answer.value, 'progress') * 100)
      return done({ state: 'underway', taskId, progress: Math.min(99, Math.max(0, progress)) })
    }
    const url = textAt(answer.value, 'result', 'sample')
    const bytes = await downloadedImage(dispatcher, { service, url, timeout, maxBytes })
    if (!bytes.ok) return bytes
    // credits of a cent
    const charged = numberAt(answer.value, 'cost') / 100
    const cost = charged || imagePrice(model, prices)
    return done({ state: 'done', bytes: bytes.value, isGrid: false, cost })
  }

  return { begin, look }
}
