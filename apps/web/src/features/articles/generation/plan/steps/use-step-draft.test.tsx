import type { GenerationCard } from '@web2/contract/articles'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rendered } from '../../../../../testing/rendered.tsx'
import { generationCards } from '../../../resources.ts'
import { useStepDraft, type StepDraft } from './use-step-draft.ts'

interface Values {
  readonly keyword: string
  readonly facts: readonly string[]
}

const first: Values = { keyword: 'roses', facts: ['Since 1998'] }
const card = (text: object): GenerationCard =>
  ({ _id: 'c1', generationId: 'g1', text: JSON.stringify(text) }) as GenerationCard
const cleaned = ({ keyword, facts }: Values): Values => ({
  keyword,
  facts: facts.filter((fact) => fact !== ''),
})

let draft: StepDraft<Values>
const Step = ({ stored }: { readonly stored: Values }) => {
  draft = useStepDraft(card(stored), stored, cleaned)
  return null
}
const shown = (stored: Values) => rendered(<Step stored={stored} />)
const change = (part: Partial<Values>) => act(async () => draft.change(part))
const save = async () => {
  let isSaved = false
  await act(async () => {
    isSaved = await draft.save()
  })
  return isSaved
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('useStepDraft', () => {
  it('keeps what was typed over a reload, until it is saved without its empty rows', async () => {
    vi.spyOn(generationCards, 'get').mockResolvedValue(card(first))
    const patch = vi
      .spyOn(generationCards, 'patch')
      .mockImplementation(async (_, { text = '' }) => ({ ...card({}), text }))
    const before = await shown(first)
    await change({ facts: ['Since 1998', '', 'In Leeds'] })
    await before.leave()
    const { leave } = await shown(first)
    expect(draft.values.facts).toEqual(['Since 1998', '', 'In Leeds'])
    expect(draft.isChanged).toBe(true)
    expect(await save()).toBe(true)
    expect(patch).toHaveBeenCalledExactlyOnceWith('c1', {
      text: JSON.stringify({ keyword: 'roses', facts: ['Since 1998', 'In Leeds'] }),
    })
    expect(sessionStorage).toHaveLength(0)
    await leave()
  })

  it('keeps what was typed when saving fails, and says why', async () => {
    vi.spyOn(generationCards, 'get').mockResolvedValue(card(first))
    const refused = Object.assign(new Error('Invalid'), {
      code: 400,
      errors: { 'text.keyword': 'Enter a keyword.' },
    })
    vi.spyOn(generationCards, 'patch').mockRejectedValue(refused)
    const { leave } = await shown(first)
    await change({ keyword: '' })
    expect(await save()).toBe(false)
    expect(draft.failure).toBe('Enter a keyword.')
    expect(draft.values.keyword).toBe('')
    await leave()
  })

  it('overwrites no change made elsewhere unless the user chooses so', async () => {
    const theirs = { ...first, keyword: 'red roses' }
    const get = vi.spyOn(generationCards, 'get').mockResolvedValue(card(theirs))
    const patch = vi
      .spyOn(generationCards, 'patch')
      .mockImplementation(async (_, { text = '' }) => ({ ...card({}), text }))
    const before = await shown(first)
    await change({ keyword: 'white roses' })
    expect(await save()).toBe(false)
    expect(patch).not.toHaveBeenCalled()
    await before.leave()

    const { leave } = await shown(theirs)
    expect(draft.isOvertaken).toBe(true)
    expect(draft.values.keyword).toBe('white roses')
    await act(async () => draft.keepMine())
    expect(draft.isOvertaken).toBe(false)
    expect(await save()).toBe(true)
    expect(get).toHaveBeenCalledTimes(2)
    expect(patch).toHaveBeenCalledTimes(1)
    await leave()
  })

  it('shows the stored step after the changes are discarded', async () => {
    const { leave } = await shown(first)
    await change({ keyword: 'white roses' })
    await act(async () => draft.discard())
    expect(draft.values).toEqual(first)
    expect(draft.isChanged).toBe(false)
    await leave()
  })
})
