import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import { withoutEnd } from '../../../../../platform/text/trim-text.ts'
import { done, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { failed } from '../../text-failure.ts'
import type { Completion, TextAccess, TextCall, TextEnd } from '../../text-provider.ts'
import { openAiClient } from './client.ts'
import { failureOf, lostConnection } from './error-codes.ts'

const charactersPerToken = 4
const guessed = (text: string): number => Math.ceil(text.length / charactersPerToken)

/** Aborts after `patience` ms without data; `heard` restarts the timer. */
const watchSilence = (patience: number) => {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), patience)
  return { signal: silence.signal, heard: () => void timer.refresh(), end: () => clearTimeout(timer) }
}

/** Truncates text after the last whole word within the limit. */
export const bounded = (text: string, most: number): string => {
  const part = text.slice(0, most)
  return /\s/.test(part) ? withoutEnd(part, /\S/).trimEnd() : part
}

interface StreamResult {
  readonly text: string
  readonly reason: string | null
  readonly usage: ChatCompletionChunk['usage']
  readonly isTooLong: boolean
}

/** Reads a stream to its end or until the text reaches its limit. */
const readStream = async (
  stream: AsyncIterable<ChatCompletionChunk>,
  call: TextCall,
  onChunk: (text: string) => void,
): Promise<StreamResult> => {
  let text = ''
  let reason: string | null = null
  let usage: ChatCompletionChunk['usage']
  for await (const chunk of stream) {
    // PostgreSQL's text type can't store this character
    const piece = (chunk.choices?.[0]?.delta?.content ?? '').replaceAll('\0', '')
    reason = chunk.choices?.[0]?.finish_reason ?? reason
    usage = chunk.usage ?? usage
    const room = call.mostCharacters - text.length
    text += piece
    onChunk(text)
    if (piece !== '') call.onText(piece.slice(0, room))
    if (piece.length > room) return { text, reason, usage, isTooLong: true }
  }
  return { text, reason, usage, isTooLong: false }
}

const completion = (call: TextCall, heard: Omit<StreamResult, 'reason'>, end: TextEnd): Completion => ({
  text: heard.isTooLong ? bounded(heard.text, call.mostCharacters) : heard.text,
  end,
  inputTokens: heard.usage?.prompt_tokens ?? guessed(call.instructions + call.prompt),
  outputTokens: heard.usage?.completion_tokens ?? guessed(heard.text),
  tokensGuessed: !heard.usage,
})

const outcomeOf = (call: TextCall, heard: StreamResult, service: string): Outcome<Completion> => {
  if (heard.isTooLong) return done(completion(call, heard, 'cut'))
  if (heard.reason === 'content_filter')
    return failed(
      'bad-content',
      `${service} stopped because of its content policy. Change the prompt and try again.`,
    )
  // a service may end the stream early without an error, so a text without a finish reason is incomplete
  if (heard.reason === null) return lostConnection(service)
  if (heard.text.trim() === '')
    return failed('bad-content', `${service} returned no text. Change the prompt or choose another model.`)
  return done(completion(call, heard, heard.reason === 'length' ? 'cut' : 'whole'))
}

/**
 * Streams the completion of one prompt: POST /chat/completions with `stream`, answered by server-sent events.
 */
export const complete = async (
  access: TextAccess,
  service: string,
  call: TextCall,
): Promise<Outcome<Completion>> => {
  const silence = watchSilence(call.patience)
  const signal = AbortSignal.any([call.signal, silence.signal])
  let text = ''
  try {
    const stream = await openAiClient(access, call.patience).chat.completions.create(
      {
        model: call.model,
        messages: [
          { role: 'system', content: call.instructions },
          { role: 'user', content: call.prompt },
        ],
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    )
    const heard = await readStream(stream, call, (all) => {
      text = all
      silence.heard()
    })
    // the SDK ends an aborted stream without an error
    if (signal.aborted) throw signal.reason
    return outcomeOf(call, heard, service)
  } catch (error) {
    if (call.signal.aborted)
      return done(completion(call, { text, usage: undefined, isTooLong: false }, 'stopped'))
    if (silence.signal.aborted) return failed('retryable', `${service} took too long to respond.`)
    return failureOf(error, service, Date.now())
  } finally {
    silence.end()
  }
}
