import type { Turbo, TurboPageContent } from '@web2/contract/generator'
import { describe, expect, it } from 'vitest'
import { acting } from '../../../testing/worlds/generator-definition.ts'
import { useProjects } from '../testing/project-fixture.ts'

const fixture = useProjects()
const { services, definition, act, fresh, pagesOf, sitesOf, planned, pageOf, withHole, published } = fixture

describe('a page', () => {
  it('is shown as it would be published, next to the most similar one', async () => {
    const turbo = await planned()
    const [, , page] = await pagesOf(turbo, '&kind=page')
    const content: TurboPageContent = await fixture.world.get(`/turbo-pages/${page!._id}`)
    expect(content.html).toContain('Service 1 in Town 3')
    expect(content.text).toContain('Service 1 in Town 3')
    expect(content.values).toMatchObject({ service: 'Service 1', place: 'Town 3' })
    if (content.similarTo) expect(content.similar?.text).toContain('Service')
  })

  it('check returns blocks, placeholders and the first pages', async () => {
    const check = await fixture.world.post('/turbo-checks', await definition())
    expect(check).toMatchObject({ problems: {}, pages: 20, combinations: '20', variants: '2' })
    expect(check.placeholders).toEqual([
      { name: 'service', value: 'Service 1' },
      { name: 'place', value: 'Town 1' },
    ])
    expect(check.samples[0]).toEqual({
      name: 'Service 1 in Town 1',
      path: 'service-1/town-1/',
      title: 'Service 1 in Town 1',
      description: 'About Service 1',
      values: ['Service 1', 'Town 1'],
    })
    expect(check.blocks.map(({ type }: { type: string }) => type)).toContain('Heading')
  })

  it('check reports a missing column and a deleted table', async () => {
    const { _id: dataId } = await fixture.world.post('/turbo-data', {
      name: 'Towns',
      columns: ['Town'],
      rows: [['Bath'], ['Wells']],
    })
    const withList = async (list: object) =>
      fixture.world.post('/turbo-checks', {
        ...(await definition()),
        lists: [
          { name: 'service', values: services },
          { name: 'place', ...list },
        ],
      })
    expect(await withList({ dataId, column: 'Town' })).toMatchObject({ problems: {}, pages: 8 })
    const message = 'This table or column no longer exists. Choose another one.'
    for (const list of [{ dataId, column: 'County' }, { dataId: crypto.randomUUID() }])
      expect((await withList(list)).problems).toMatchObject({ 'lists.1.dataId': message })
  })

  it('with spintax of a trillion variants is counted, planned and filled', async () => {
    const title = '{a|b|c|d|e|f|g|h|i|j}'.repeat(12)
    expect(await fixture.world.post('/turbo-checks', await definition({ title }))).toMatchObject({
      problems: {},
      variants: String(2n * 10n ** 12n),
    })
    const turbo = await planned({ title })
    expect(turbo.plan!.variants).toBe(String(2n * 10n ** 12n))
    const titles = (await pagesOf(turbo, '&kind=page')).map((page) => page.title)
    for (const each of titles) expect(each).toMatch(/^[a-j]{12}$/)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('with a path shared by all pages gets a path of its own', async () => {
    const turbo = await planned({ address: 'here' })
    const paths = (await pagesOf(turbo, '&kind=page')).map(({ path }) => path)
    expect(new Set(paths).size).toBe(20)
    expect(turbo.plan).toMatchObject({ collisions: 19 })
  })

  it('structure is a tree', async () => {
    const turbo = await planned()
    const tree = await fixture.world.get(`/turbo-structures/${turbo._id}`)
    expect(tree).toMatchObject({ kind: 'home', path: '' })
    expect(tree.children).toHaveLength(9)
    expect(tree.children[0].children[0]).toMatchObject({ kind: 'page', path: 'service-1/town-1' })
  })
})

describe('errors visible to visitors', () => {
  const approve = (turbo: Turbo, acceptIssues: readonly string[] = []) =>
    fixture.world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { ...acting('approve'), acceptIssues })

  it('are listed once for all pages, and must be accepted for approval', async () => {
    const turbo = await withHole()
    const id = 'unfilled-placeholder:generated:nap.businessName'
    const review = await fixture.world.get(`/publication-reviews/${turbo._id}`)
    expect(review.issues).toContainEqual(expect.objectContaining({ id, severity: 'error', pageId: null }))
    const refused = await approve(turbo)
    expect(refused).toMatchObject({ status: 409, body: { status: 'error', review: { errors: 1 } } })
    expect(await fresh(turbo)).toMatchObject({ status: 'review' })
    expect((await approve(turbo, [id])).status).toBe(200)
    await fixture.world.work()
    const [site] = await sitesOf(turbo)
    const { data } = await fixture.world.get(`/publications?siteId=${site?._id}`)
    expect(data[0].review).toMatchObject({ errors: 1, accepted: false })
  })

  it('must be accepted again when publishing with the current source page', async () => {
    const turbo = await published({
      source: { pageId: await fixture.world.page(pageOf('{service} in {place}')) },
    })
    const again = (action: string, acceptIssues: readonly string[] = []) =>
      fixture.world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { action, acceptIssues })
    const pageId = 'pageId' in turbo.source ? turbo.source.pageId : ''
    const hole = pageOf('{service} in {place} by {nap.businessName}')
    await fixture.world.patch(`/cloud-pages/${pageId}`, { document: JSON.parse(hole) })
    const id = 'unfilled-placeholder:generated:nap.businessName'
    const review = await fixture.world.get(`/publication-reviews/${turbo._id}?action=publish`)
    expect(review.issues).toContainEqual(expect.objectContaining({ id, severity: 'error' }))
    expect(await again('publish')).toMatchObject({
      status: 409,
      body: {
        status: 'error',
        review: { errors: 1, issues: expect.arrayContaining([expect.objectContaining({ id })]) },
      },
    })
    expect(await fresh(turbo)).toMatchObject({ status: 'done', changedSince: ['page'] })
    expect((await again('publish', [id])).status).toBe(200)
    await fixture.world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'done', changedSince: [] })
  })

  it('must be accepted before search engines may list pages', async () => {
    const turbo = await withHole()
    const id = 'unfilled-placeholder:generated:nap.businessName'
    expect((await approve(turbo, [id])).status).toBe(200)
    await fixture.world.work()
    const list = (acceptIssues: readonly string[]) =>
      fixture.world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { action: 'list', acceptIssues })
    expect(await list([])).toMatchObject({ status: 409, body: { review: { errors: 1 } } })
    expect((await list([id])).status).toBe(200)
  })

  it('don’t block a project approved earlier', async () => {
    const turbo = await withHole()
    const { db } = fixture.world.world.database
    await db
      .updateTable('turbos')
      .set({ status: 'generating', approvedAt: new Date().toISOString() })
      .where('id', '=', turbo._id)
      .execute()
    await act(turbo, 'pause')
    await act(turbo, 'resume')
    await fixture.world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'done' })
  })
})
