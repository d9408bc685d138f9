import type { ReviewFinding } from '@web2/contract/articles'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../../../../../testing/rendered.tsx'
import { FindingCard } from './finding-card.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const shown = async (change: Partial<ReviewFinding>) => {
  const finding = {
    ...{ id: 'f1', section: 's1', kind: 'unsupported', problem: 'No source states “2009”.' },
    ...{ quote: 'Since 2009.', replacement: null },
    ...change,
  } as ReviewFinding
  const { host, leave } = await rendered(
    <FindingCard
      {...{ finding, mark: 1, state: 'open', canWrite: true, isPending: false }}
      onAccept={() => undefined}
      onDismiss={() => undefined}
    />,
  )
  const passages = [...host.querySelectorAll('p')].filter(({ textContent }) =>
    textContent?.endsWith('Since 2009.'),
  )
  const buttons = [...host.querySelectorAll('button')].map(({ textContent }) => textContent)
  await leave()
  return { passages: passages.length, buttons }
}

test('a finding without a proposal shows its passage once, to edit or to dismiss', async () => {
  expect(await shown({})).toEqual({ passages: 1, buttons: ['Edit', 'Dismiss'] })
})

test('a finding with a proposal can be accepted', async () => {
  expect(await shown({ replacement: 'For years.' })).toEqual({
    passages: 1,
    buttons: ['Accept', 'Edit', 'Dismiss'],
  })
})
