import type { LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider'
import { withoutEnd } from '../../../platform/text/trim-text.ts'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'
import { failureOf, lostConnection } from './classify-failure.ts'
import { failed } from './text-failure.ts'
import type { Completion, TextCall, TextEnd } from './text-provider.ts'
import type { OpenModel, Vendor } from './vendor.ts'

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

type Finish = Extract<LanguageModelV4StreamPart, { readonly type: 'finish' }>

interface StreamResult {
  readonly text: string
  readonly finish: Finish | undefined
  readonly isTooLong: boolean
}

/** Reads a stream to its end or until the text reaches its limit. Throws the error that the stream reports. */
const readStream = async (
  stream: ReadableStream<LanguageModelV4StreamPart>,
  call: TextCall,
  onPart: (text: string) => void,
): Promise<StreamResult> => {
  let text = ''
  let finish: Finish | undefined
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'finish') finish = part
    // PostgreSQL's text type can't store this character
    const piece = part.type === 'text-delta' ? part.delta.replaceAll('\0', '') : ''
    const room = call.mostCharacters - text.length
    text += piece
    onPart(text)
    if (piece !== '') call.onText(piece.slice(0, room))
    // leaving the loop cancels the stream, which closes the connection
    if (piece.length > room) return { text, finish: undefined, isTooLong: true }
  }
  return { text, finish, isTooLong: false }
}

/** Token counts of a service, or estimates where it reports none. */
const tokensOf = (call: TextCall, text: string, usage: LanguageModelV4Usage | undefined) => {
  const { inputTokens, outputTokens } = usage ?? {}
  const isCounted = (inputTokens?.total ?? 0) > 0 || (outputTokens?.total ?? 0) > 0
  return {
    inputTokens: isCounted ? (inputTokens?.total ?? 0) : guessed(call.instructions + call.prompt),
    cachedTokens: inputTokens?.cacheRead ?? 0,
    outputTokens: isCounted ? (outputTokens?.total ?? 0) : guessed(text),
    tokensGuessed: !isCounted,
  }
}

const completion = (call: TextCall, { text, finish, isTooLong }: StreamResult, end: TextEnd): Completion => ({
  text: isTooLong ? bounded(text, call.mostCharacters) : text,
  end,
  ...tokensOf(call, text, finish?.usage),
})

/** Ends that a model or its service intended; after any other, the text may be incomplete. */
const ends: ReadonlySet<string> = new Set(['stop', 'length', 'content-filter'])

const outcomeOf = (call: TextCall, heard: StreamResult, service: string): Outcome<Completion> => {
  if (heard.isTooLong) return done(completion(call, heard, 'cut'))
  const reason = heard.finish?.finishReason.unified
  if (reason === 'content-filter')
    return failed(
      'bad-content',
      `${service} stopped because of its content policy. Change the prompt and try again.`,
    )
  // a service may end the stream early without an error
  if (reason === undefined || !ends.has(reason)) return lostConnection(service)
  if (heard.text.trim() === '')
    return failed('bad-content', `${service} returned no text. Change the prompt or choose another model.`)
  return done(completion(call, heard, reason === 'length' ? 'cut' : 'whole'))
}

/** Streams the completion of one prompt. The package's own retries are not used; the run's steps retry. */
export const streamText = async (
  open: () => Promise<OpenModel>,
  { apiNames = {}, options, mostTokens }: Pick<Vendor, 'apiNames' | 'options' | 'mostTokens'>,
  service: string,
  call: TextCall,
): Promise<Outcome<Completion>> => {
  const silence = watchSilence(call.patience)
  const signal = AbortSignal.any([call.signal, silence.signal])
  const most = call.mostTokens ?? mostTokens
  let text = ''
  try {
    signal.throwIfAborted()
    const model = (await open())(apiNames[call.model] ?? call.model)
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: call.instructions },
        { role: 'user', content: [{ type: 'text', text: call.prompt }] },
      ],
      abortSignal: signal,
      ...(most !== undefined && { maxOutputTokens: most }),
      ...(options && { providerOptions: options }),
    })
    const heard = await readStream(stream, call, (all) => {
      text = all
      silence.heard()
    })
    signal.throwIfAborted()
    return outcomeOf(call, heard, service)
  } catch (error) {
    if (call.signal.aborted)
      return done(completion(call, { text, finish: undefined, isTooLong: false }, 'stopped'))
    if (silence.signal.aborted) return failed('retryable', `${service} took too long to respond.`)
    return failureOf(error, service, Date.now())
  } finally {
    silence.end()
  }
}
