import { done, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { failed } from '../../text-failure.ts'
import type { TextAccess, TextProvider } from '../../text-provider.ts'
import { openAiClient } from './client.ts'
import { failureOf } from './error-codes.ts'

/** Milliseconds that somebody who looks on can be asked to wait. */
const patience = 20_000

/** Ends the sentence of a service that asks to wait with the time it asked for. */
const withWait = <T>(outcome: Outcome<T>): Outcome<T> => {
  if (outcome.ok || outcome.failure.retryAfter === undefined) return outcome
  const { kind, message, retryAfter } = outcome.failure
  return failed(
    kind,
    `${message} Try again in ${Math.max(1, Math.ceil(retryAfter / 1_000))} seconds.`,
    retryAfter,
  )
}

export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`

/** Asks for the list of models, which needs a key but no credit. */
export const tryModels = async (
  provider: TextProvider,
  signal: AbortSignal,
): Promise<Outcome<{ readonly models: readonly string[]; readonly sentence: string }>> => {
  const listed = withWait(await provider.models(signal))
  if (!listed.ok) return listed
  const models = listed.value.map(({ id }) => id)
  return done({ models, sentence: `The key works for ${counted(models.length, 'model')}.` })
}

/** Asks the model for one word: what is billed is a fraction of a cent, and an account without credit says so. */
export const tryOneWord = async (
  provider: TextProvider,
  model: string,
  signal: AbortSignal,
): Promise<Outcome<null>> => {
  const written = await provider.complete({
    model,
    instructions: 'Answer with the word yes.',
    prompt: 'Do you hear me?',
    mostCharacters: 40,
    patience,
    signal,
    onText: () => {},
  })
  if (written.ok) return done(null)
  // the service took the key and the bill; what it would not write is another matter
  return written.failure.kind === 'bad-content' ? done(null) : withWait(written)
}

/** GET of another address of the same service, read by the same rules of failure. */
export const callSiblingEndpoint = async (
  access: TextAccess,
  path: string,
  service: string,
  signal: AbortSignal,
): Promise<Outcome<unknown>> => {
  try {
    return done(await openAiClient(access, patience).get(path, { signal }))
  } catch (error) {
    return withWait(failureOf(error, service, Date.now()))
  }
}
