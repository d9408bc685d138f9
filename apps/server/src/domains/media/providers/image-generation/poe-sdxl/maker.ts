import { askService } from '../../../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { textAt } from '../../../../../platform/outbound/read-json.ts'
import { downloadedImage } from '../image-bytes.ts'
import type { ImageGenerator, MakerAccess, ImageJobStatus } from '../image-maker.ts'
import { imageRefusal } from '../image-refusal.ts'

const service = 'Poe'

/** First URL in a bot's response; images come as Markdown, followed by the bare URL. */
const address = /https?:\/\/[^\s)\]>"']+/

/** Creates the generator for a Poe bot, through its chat API without streaming. `base` ends in /v1. */
export const createPoeSdxl = ({ base, key, dispatcher, timeout, maxBytes }: MakerAccess): ImageGenerator => ({
  begin: async ({ prompt, model }): Promise<Outcome<ImageJobStatus>> => {
    const answer = await askService(dispatcher, {
      service,
      isFixedUrl: true,
      url: `${base}/chat/completions`,
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      json: { model, messages: [{ role: 'user', content: prompt }], stream: false },
      timeout,
      maxBytes: 1_000_000,
      maxRedirects: 0,
      failure: (refusal) => imageRefusal(service, model, refusal),
    })
    if (!answer.ok) return answer
    const content = textAt(answer.value, 'choices', 0, 'message', 'content')
    const [url] = address.exec(content) ?? []
    if (url === undefined) {
      const said = content === '' ? '' : `: “${content.slice(0, 300)}”`
      return failed({
        kind: 'bad-content',
        message: `Poe returned no image${said}. Change the prompt and try again.`,
      })
    }
    const bytes = await downloadedImage(dispatcher, { service, url, timeout, maxBytes })
    // Poe charges points, whose price depends on the subscription
    return bytes.ok ? done({ state: 'done', bytes: bytes.value, isGrid: false, cost: null }) : bytes
  },
})
