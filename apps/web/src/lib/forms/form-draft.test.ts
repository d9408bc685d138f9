import { beforeEach, expect, it, vi } from 'vitest'
import { formDraft } from './form-draft.ts'

beforeEach(() => sessionStorage.clear())

it('gives back what was typed until it is cleared', () => {
  const draft = formDraft<{ name: string }>('nap.new')
  expect(draft.read()).toBeNull()
  draft.write({ name: 'Green' })
  expect(formDraft('nap.new').read()).toEqual({ name: 'Green' })
  expect(formDraft('nap.7').read()).toBeNull()
  draft.clear()
  expect(draft.read()).toBeNull()
})

it('drops a draft that cannot be read', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  sessionStorage.setItem('web2.draft.nap.new', '{')
  expect(formDraft('nap.new').read()).toBeNull()
  expect(sessionStorage.length).toBe(0)
})
