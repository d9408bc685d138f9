import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../../../../../testing/rendered.tsx'
import { StepBar } from './step-bar.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const draftWith = (change: { isOvertaken?: boolean; failure?: string }) => ({
  ...{ isChanged: true, isOvertaken: false, isSaving: false, failure: null },
  ...{ save: vi.fn(async () => true), discard: vi.fn(), keepMine: vi.fn() },
  ...change,
})

test('a step that was changed elsewhere offers its two versions where it would be saved', async () => {
  const draft = draftWith({ isOvertaken: true })
  const { host, press, leave } = await rendered(
    <StepBar step="details" draft={draft} problem={null} onRefused={() => undefined}>
      <button type="button">Continue</button>
    </StepBar>,
  )
  expect(host.textContent).toContain('The details were changed elsewhere.')
  expect([...host.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Use saved version',
    'Keep my version',
  ])
  await press('Keep my version')
  await press('Use saved version')
  expect([draft.keepMine, draft.discard].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await leave()
})

test('a failure to save comes into view', async () => {
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  const { host, leave } = await rendered(
    <StepBar
      step="brief"
      draft={draftWith({ failure: 'Can’t reach the server.' })}
      problem={null}
      onRefused={() => undefined}
    />,
  )
  const shown = scroll.mock.contexts.map((element) => (element as Element).textContent)
  expect(shown).toEqual(['Can’t reach the server.'])
  expect(host.textContent).toContain('Unsaved changes')
  await leave()
})
