import type { Setting } from '@web2/contract/accounts'
import type { OfferedModel } from '@web2/contract/ai'
import { expect, test, vi } from 'vitest'
import { imageMakers } from '../../media/image-generation/image-generators.ts'
import { keySettings, liveModels } from '../../ai/models.ts'
import { rendered } from '../../../testing/rendered.tsx'
import { useMakers } from './use-makers.ts'

const Reason = () => <p>{useMakers().reasonOf('dalle_3') || 'ready'}</p>

const setting = (set: boolean) => ({ openAi: { apiKey: { set, last4: '' } } }) as unknown as Setting
const models = (...ids: string[]) => ids.map((id) => ({ id })) as OfferedModel[]
const makers = [{ name: 'dalle_3', isReady: true, reason: '' }]

test.each([
  [
    'with a key without ChatGPT 4 in its list',
    true,
    models('gpt-4o', 'gpt-3.5-turbo'),
    /no access to ChatGPT 4/,
  ],
  ['with a key with ChatGPT 4', true, models('gpt-4-0613'), /^ready$/],
  ['with a key with its replacement', true, models('gpt-6.1-sol'), /^ready$/],
  ['without a key, which another message covers', false, [], /^ready$/],
])('shows if OpenAI can draw %s', async (_what, set, list, shown) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] })
  const { host, leave } = await rendered(<Reason />, [
    [imageMakers.queryKey, makers],
    [keySettings.queryKey, setting(set)],
    [liveModels('openai').queryKey, list],
  ])
  expect(host.querySelector('p')?.textContent).toMatch(shown)
  await leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
