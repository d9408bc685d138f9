import type {
  ArticleBrief,
  ArticleOutline,
  Generation,
  GenerationCard,
  GenerationSource,
} from '@web2/contract/articles'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rendered } from '../../../../testing/rendered.tsx'
import { generationCards, generations } from '../../resources.ts'
import { sourcesOf } from './plan-api.ts'
import { PlanView } from './plan-view.tsx'

const brief: ArticleBrief = {
  keyword: 'roses',
  secondaryKeywords: [],
  intent: 'informational',
  format: '',
  audience: 'Gardeners',
  job: '',
  angle: '',
  questions: [],
  facts: [{ text: 'Since 1998', source: 'S1' }],
  entities: [],
  proof: [],
  tone: '',
  avoid: [],
  words: { from: 300, to: 500 },
  successCriterion: '',
  linksTo: [],
  linksFrom: [],
  missing: ['Insurance'],
}
const outline: ArticleOutline = {
  title: 'Roses',
  introduction: { purpose: '', words: { from: 40, to: 60 } },
  sections: [
    { id: 's1', level: 2, heading: 'When to cut', purpose: '', points: [], words: { from: 700, to: 800 } },
  ],
  faq: [],
}
const generation = (status: Generation['status'], message = ''): Generation =>
  ({ _id: 'g', keyword: 'roses', articleId: null, plan: {}, status, message }) as Generation
const card = (type: GenerationCard['type'], change: Partial<GenerationCard> = {}): GenerationCard =>
  ({
    ...{
      _id: type,
      generationId: 'g',
      type,
      title: type,
      status: 'written',
      text: '',
      message: '',
      prompt: '',
    },
    ...{ kept: null, edited: false, section: null, outputTokens: 0, cost: null, turn: 1, heading: 'p' },
    ...change,
  }) as GenerationCard
const source = {
  ...{ _id: 's', position: 1, kind: 'note', title: 'Price list', url: '', articleId: null },
  ...{ status: 'failed', message: 'The page is private.', characters: 0 },
} as GenerationSource

const shown = (status: Generation['status'], cards: readonly GenerationCard[], message = '') =>
  rendered(
    <PlanView generation={generation(status, message)} cards={cards} canWrite actions={() => null} />,
    [[sourcesOf('g').queryKey, [source]]],
  )

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // happy-dom has no fonts, which fields that grow listen to
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const written = card('brief', { text: JSON.stringify(brief) })

describe('a planned article', () => {
  it('shows the known parts of an unfinished brief, and no JSON', async () => {
    const writing = card('brief', { status: 'writing', text: '{"keyword":"roses","audience":"Garden' })
    const { host, leave } = await shown('running', [writing], 'Writing')
    expect(host.querySelector('dl')?.textContent).toBe('AudienceGarden')
    expect(host.querySelector('h2')?.textContent).toBe('Writing the brief')
    await leave()
  })

  it('shows facts with their sources, failed sources, and missing facts', async () => {
    const { host, all, leave } = await shown('waiting', [written], 'Check the brief')
    expect(all<HTMLSelectElement>('select')[1]?.selectedOptions[0]?.textContent).toBe('S1 · Price list')
    expect(host.textContent).toContain('Not read. The page is private.')
    expect(all('[aria-label="Fact for “Insurance”"]')).toHaveLength(1)
    await leave()
  })

  it('continues to the outline from a brief that waits, saved or not', async () => {
    const patch = vi.spyOn(generations, 'patch').mockResolvedValue(generation('queued'))
    const { press, leave } = await shown('waiting', [written], 'Check the brief')
    await press('Continue to outline')
    await vi.waitFor(() => expect(patch).toHaveBeenCalledExactlyOnceWith('g', { continue: true }))
    await leave()
  })

  it('compares the words of the outline with those of the brief', async () => {
    const planned = [written, card('outline', { text: JSON.stringify(outline) })]
    const { host, leave } = await shown('waiting', planned, 'Check the outline')
    expect(host.textContent).toContain('740–860 words in total, too many · Target 300–500')
    expect(host.textContent).toContain('Start writing')
    await leave()
  })

  it('offers a failed step again', async () => {
    const patch = vi.spyOn(generationCards, 'patch').mockResolvedValue(written)
    const failed = card('brief', { status: 'failed', message: 'The model returned no text.' })
    const { host, press, leave } = await shown('failed', [failed], '1 text failed')
    expect(host.textContent).toContain('The model returned no text.')
    expect(host.textContent).toContain('Brief failed')
    // said once, where it can be tried again
    expect(host.textContent).not.toContain('1 text failed')
    await press('Try again')
    expect(patch).toHaveBeenCalledExactlyOnceWith('brief', { regenerate: true })
    await leave()
  })

  it('offers a step that can’t be read again', async () => {
    const { host, leave } = await shown('waiting', [card('brief', { text: 'no JSON' })])
    expect(host.textContent).toContain('The brief can’t be read. Write it again.')
    await leave()
  })
})
