import { beforeEach, expect, it, vi } from 'vitest'
import { formDraft } from './form-draft.ts'
import { isUpToDate, storeDraft, type KeptDraft } from './stored-draft.ts'

beforeEach(() => sessionStorage.clear())

it.each([
  ['typed upon what is stored', { upon: 3, sending: null }, 3, true],
  ['of a record that is not stored yet', { upon: null, sending: null }, null, true],
  ['whose save arrived, though the tab was reloaded before it heard so', { upon: 3, sending: 4 }, 4, true],
  ['whose save never came through', { upon: 3, sending: 4 }, 3, true],
  ['that somebody else has changed', { upon: 3, sending: null }, 4, false],
  ['that was changed more than once', { upon: 3, sending: 4 }, 5, false],
  ['that was to be a new record', { upon: null, sending: null }, 1, false],
] as const)('a draft %s', (_, kept, stored, expected) => {
  expect(isUpToDate(kept, stored)).toBe(expected)
})

const draft = formDraft<KeptDraft<string>>('test:one')
const kept = (values: string): KeptDraft<string> => ({ values, upon: 1, sending: null })

it('keeps what is typed', () => {
  expect(storeDraft(draft, kept('Half a ti'))).toBe(true)
  expect(draft.read()).toEqual(kept('Half a ti'))
})

it('keeps nothing that would fill the tab', () => {
  expect(storeDraft(draft, kept('x'.repeat(2_000_001)))).toBe(false)
  expect(sessionStorage.length).toBe(0)
})

it('continues when the tab’s storage is full, and reports it', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const full = {
    ...draft,
    write: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  }
  expect(storeDraft(full, kept('Typed'))).toBe(false)
  expect(warned).toHaveBeenCalledOnce()
})
