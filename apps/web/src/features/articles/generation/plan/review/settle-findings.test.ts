import type { GenerationCard, ReviewFinding } from '@web2/contract/articles'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { generationCards } from '../../../resources.ts'
import { acceptFindings, dismissFinding, undoSettled } from './settle-findings.ts'

const finding = (section: string, quote: string, replacement: string | null): ReviewFinding => ({
  section,
  kind: 'filler',
  quote,
  problem: 'It says nothing.',
  replacement,
})
const shorter = finding('s1', 'like a lot of sun', 'like sun')
const gone = finding('s1', 'in the shade', 'in the sun')
const addition = finding('s2', '', 'Cut in March.')

const texts = new Map<string, string>()
const review = { _id: 'review' }
const sections = new Map([
  ['s1', { _id: 'one' }],
  ['s2', { _id: 'two' }],
])
const card = (id: string) =>
  ({
    _id: id,
    generationId: 'g',
    status: 'written',
    type: id === 'review' ? 'review' : 'paragraph',
    text: texts.get(id),
  }) as GenerationCard
const open = () => (JSON.parse(texts.get('review') ?? '') as { findings: ReviewFinding[] }).findings

beforeEach(() => {
  texts.clear()
  texts.set('review', JSON.stringify({ findings: [shorter, gone, addition] }))
  texts.set('one', 'Roses like a lot of sun.')
  texts.set('two', 'Water weekly.')
  vi.spyOn(generationCards, 'get').mockImplementation(async (id) => card(id))
  vi.spyOn(generationCards, 'patch').mockImplementation(async (id, { text = '' }) => {
    texts.set(id, text)
    return card(id)
  })
})
afterEach(() => vi.restoreAllMocks())

describe('acceptFindings', () => {
  it('changes each section once, and keeps findings whose passage was changed', async () => {
    const { left } = await acceptFindings(review, sections, [shorter, gone, addition])
    expect(texts.get('one')).toBe('Roses like sun.')
    expect(texts.get('two')).toBe('Water weekly.\n\nCut in March.')
    expect(left).toEqual([gone])
    expect(open()).toEqual([gone])
    expect(generationCards.patch).toHaveBeenCalledTimes(3)
  })

  it('applies the user’s own words in place of the proposed ones', async () => {
    await acceptFindings(review, sections, [shorter], 'need sun')
    expect(texts.get('one')).toBe('Roses need sun.')
    expect(open()).toEqual([gone, addition])
  })

  it('applies findings to the text as it is stored now', async () => {
    texts.set('one', 'Most roses like a lot of sun.')
    await acceptFindings(review, sections, [shorter])
    expect(texts.get('one')).toBe('Most roses like sun.')
  })

  it('keeps a finding whose section is gone', async () => {
    const { left } = await acceptFindings(review, new Map(), [shorter])
    expect(left).toEqual([shorter])
    expect(open()).toHaveLength(3)
  })
})

it('dismisses a finding without a change to its section', async () => {
  await dismissFinding(review, shorter)
  expect(texts.get('one')).toBe('Roses like a lot of sun.')
  expect(open()).toEqual([gone, addition])
})

describe('undoSettled', () => {
  it('restores texts and findings', async () => {
    const settled = await acceptFindings(review, sections, [shorter, addition])
    await undoSettled(settled)
    expect([texts.get('one'), texts.get('two')]).toEqual(['Roses like a lot of sun.', 'Water weekly.'])
    expect(open()).toHaveLength(3)
  })

  it('keeps findings settled that were settled since', async () => {
    const settled = await acceptFindings(review, sections, [shorter])
    await dismissFinding(review, gone)
    await undoSettled(settled)
    expect(open()).toEqual([shorter, addition])
  })

  it('overwrites no text that was changed since', async () => {
    const settled = await acceptFindings(review, sections, [shorter])
    texts.set('one', 'Rewritten.')
    await undoSettled(settled)
    expect(texts.get('one')).toBe('Rewritten.')
    expect(open()).toHaveLength(3)
  })
})
