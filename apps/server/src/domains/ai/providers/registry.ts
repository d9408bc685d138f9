import type { TextProvider as ProviderName } from '@web2/contract/ai'
import { done } from '../../../platform/outbound/outcome.ts'
import { callApi } from './call-api.ts'
import { fetchThrough } from './fetch-through.ts'
import { streamText } from './stream-text.ts'
import type { TextAccess, TextProvider } from './text-provider.ts'
import { counted, withWait } from './try-key.ts'
import { vendors } from './vendors.ts'
import type { OpenModel } from './vendor.ts'

/** A request for one word, which fails if the account has no credit. */
const oneWord = {
  instructions: 'Answer with the word yes.',
  prompt: 'Do you hear me?',
  mostCharacters: 40,
  patience: 20_000,
  onText: () => undefined,
} as const

/** Returns a text service with a key. Its package loads with the first text. */
export const textProvider = (name: ProviderName, access: TextAccess): TextProvider => {
  const vendor = vendors[name]
  const service = vendor.service(access)
  let opened: Promise<OpenModel> | undefined
  const open = () =>
    (opened ??= vendor.open({
      baseURL: access.baseUrl,
      apiKey: access.apiKey,
      fetch: fetchThrough(access.dispatcher),
    }))
  const models: TextProvider['models'] = async (signal) => {
    const answer = await callApi(access, vendor.models.request(access), service, signal)
    return answer.ok ? done(vendor.models.read(answer.value)) : answer
  }
  const complete: TextProvider['complete'] = (call) => streamText(open, vendor, service, call)
  return {
    complete,
    models,
    tryKey: async (signal) => {
      if (vendor.tryKey) return vendor.tryKey(access, service, signal)
      const listed = withWait(await models(signal))
      if (!listed.ok) return listed
      const works = done(`The key works. ${counted(listed.value.length, 'model')} available.`)
      const model = vendor.trialModels?.find((id) => listed.value.some((each) => each.id === id))
      if (model === undefined) return works
      const word = await complete({ ...oneWord, model, signal })
      // the service accepted the key and the charge, so refused content doesn't matter here
      return word.ok || word.failure.kind === 'bad-content' ? works : withWait(word)
    },
  }
}
