import { notifyManager } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rendered } from '../../../../../testing/rendered.tsx'
import { businessProfiles } from '../../../../listings/resources.ts'
import { generations } from '../../../resources.ts'
import { useUsualLanguage } from './use-usual-language.ts'

const Shown = ({ napId }: { readonly napId: string | null }) => <output>{useUsualLanguage(napId)}</output>

const page = (...data: readonly object[]) => ({ data: [...data], total: data.length, limit: 20, skip: 0 })

/** Checks the language for a listing, after these generations with the latest at the start. */
const expectLanguage = async (
  language: string,
  napId: string | null,
  latest: readonly object[],
  confirmed: object,
) => {
  vi.spyOn(generations, 'find').mockResolvedValue(page(...latest) as never)
  vi.spyOn(businessProfiles, 'find').mockResolvedValue(page({ confirmed }) as never)
  const { host, leave } = await rendered(<Shown napId={napId} />)
  await vi.waitFor(() => expect(host.querySelector('output')?.textContent).toBe(language))
  await leave()
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // answers arrive after the component was rendered
  notifyManager.setNotifyFunction(act)
})
afterEach(() => {
  notifyManager.setNotifyFunction((notify) => notify())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['American English at first', null, [], {}, 'en-US'],
  [
    'that of the latest planned article',
    null,
    [{ plan: null }, { plan: { language: 'fr-CA' } }],
    {},
    'fr-CA',
  ],
  [
    'that of the business profile',
    'nap',
    [{ plan: { language: 'fr-CA' } }],
    { language: [{ value: 'de-AT' }] },
    'de-AT',
  ],
  ['the latest one for a profile without a language', 'nap', [{ plan: { language: 'fr-CA' } }], {}, 'fr-CA'],
] as const)('the usual language is %s', (_, napId, latest, confirmed, language) =>
  expectLanguage(language, napId, latest, confirmed),
)
