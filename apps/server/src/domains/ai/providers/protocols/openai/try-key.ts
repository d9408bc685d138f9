import { done, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { failed } from '../../text-failure.ts'
import type { TextAccess, TextProvider } from '../../text-provider.ts'
import { openAiClient } from './client.ts'
import { failureOf } from './error-codes.ts'

/** Timeout in ms while a user watches the test. */
const patience = 20_000

/** Adds the requested wait to the message of a rate-limited service. */
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

/** Lists the models, which needs a key but no balance. */
export const tryModels = async (
  provider: TextProvider,
  signal: AbortSignal,
): Promise<Outcome<{ readonly models: readonly string[]; readonly sentence: string }>> => {
  const listed = withWait(await provider.models(signal))
  if (!listed.ok) return listed
  const models = listed.value.map(({ id }) => id)
  return done({ models, sentence: `The key works. ${counted(models.length, 'model')} available.` })
}

/** Requests one word from the model, for a fraction of a cent; it fails if the account has no balance. */
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
  // the service accepted the key and the charge, so refused content doesn't matter here
  return written.failure.kind === 'bad-content' ? done(null) : withWait(written)
}

/** Sends a GET to another path of the same service and classifies failures in the same way. */
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
