import type { TurboDefinition, TurboPreview } from '@web2/contract/generator'
import { describe, expect, it } from 'vitest'
import { useProjects } from '../testing/project-fixture.ts'

const fixture = useProjects()

const preview = (definition: TurboDefinition, index = 0): Promise<TurboPreview> =>
  fixture.world.post('/turbo-previews', { definition, index })

const textOf = ({ document, data }: TurboPreview): string =>
  JSON.stringify(document).replace(/\{(g\.\d+)\}/g, (_all, slot: string) => data.values?.[slot] ?? '')

describe('a preview', () => {
  it('is the page that is generated later, with its links', async () => {
    const definition = await fixture.definition()
    const page = await preview(definition, 1)
    expect(page).toMatchObject({
      index: 1,
      name: 'Service 1 in Town 2',
      path: 'service-1/town-2/',
      title: 'Service 1 in Town 2',
      description: 'About Service 1',
    })
    expect(textOf(page)).toContain('Service 1 in Town 2')
    expect(page.data.links?.nearby?.map(({ label }) => label)).toEqual([
      'Service 1 in Town 3',
      'Service 1 in Town 4',
    ])
    expect(page.data.links?.related?.map(({ label }) => label)).toEqual([
      'Service 2 in Town 2',
      'Service 3 in Town 2',
    ])
    const turbo = await fixture.planned({ source: definition.source })
    const [, planned] = await fixture.pagesOf(turbo, '&kind=page')
    const made = await fixture.world.get(`/turbo-pages/${planned!._id}`)
    for (const text of ['We work', 'We are there'])
      expect(textOf(page).includes(text)).toBe(made.html.includes(text))
  })

  it('past the last page shows the last one', async () => {
    expect(await preview(await fixture.definition(), 99)).toMatchObject({ index: 19 })
  })

  it('shows placeholders for empty lists', async () => {
    const lists = [
      { name: 'service', values: [] },
      { name: 'place', values: ['Bath'] },
    ]
    const page = await preview(await fixture.definition({ lists }))
    expect(page).toMatchObject({ title: '{service} in Bath', path: 'service/bath/' })
  })

  it('is available while other fields have errors', async () => {
    const wrong = { siteName: '', address: '{nothing}', title: '{service' }
    expect(await preview(await fixture.definition(wrong))).toMatchObject({ name: 'Service 1 in Town 1' })
  })

  it('of a deleted page returns 400', async () => {
    const definition = await fixture.definition({ source: { pageId: crypto.randomUUID() } })
    expect(await fixture.world.call('POST', '/turbo-previews', { definition, index: 0 })).toMatchObject({
      status: 400,
      body: { errors: { source: expect.stringContaining('no longer exists') } },
    })
  })
})

describe('a rule with a text', () => {
  it('replaces the text of its block on every page', async () => {
    const own = await fixture.definition()
    const { source } = own
    const check = await fixture.world.post('/turbo-checks', own)
    const { nodeId } = check.blocks.find(({ type }: { type: string }) => type === 'Heading')
    const rules = [{ nodeId, text: 'Only {place:upper}' }]
    expect(textOf(await preview({ ...own, rules }))).toContain('Only TOWN 1')
    const turbo = await fixture.planned({ source, rules })
    const [, page] = await fixture.pagesOf(turbo, '&kind=page')
    expect((await fixture.world.get(`/turbo-pages/${page!._id}`)).html).toContain('Only TOWN 2')
  })

  it('reports unclosed braces at its block', async () => {
    const definition = await fixture.definition()
    const { blocks } = await fixture.world.post('/turbo-checks', definition)
    const { nodeId } = blocks.find(({ type }: { type: string }) => type === 'Heading')
    const { problems } = await fixture.world.post('/turbo-checks', {
      ...definition,
      rules: [{ nodeId, text: 'Only {place' }],
    })
    expect(problems[`blocks.${nodeId}`]).toMatch(/never closed/)
  })
})
