import { createDocument, sequentialUuids } from '@web2/builder'
import {
  pageFiller,
  pagePlanner,
  readDefinition,
  rowValues,
  typedList,
  type PlannedPage,
} from '@web2/generator'
import { siteRenderer } from '@web2/site'
import { elementCount, pageNodes, target } from './generated-site.ts'
import { definition } from './generator-scene.ts'

/** Returns a site project of `pages` typical pages; its parts are created lazily. */
export const generation = (pages: number) => {
  const lists = [
    typedList(
      'service',
      Array.from({ length: 100 }, (_, at) => `Service ${at}`),
    ),
    typedList(
      'city',
      Array.from({ length: pages / 100 }, (_, at) => `City ${at}`),
    ),
  ]
  const read = readDefinition(definition, lists, createDocument(pageNodes(elementCount), sequentialUuids()))
  const [problem] = Object.values(read.problems)
  if (problem !== undefined || !read.source || !read.address) throw new Error(problem)
  const valuesOf = (page: Pick<PlannedPage, 'rows'>) => rowValues(lists, read.scope, page.rows)
  const planner = pagePlanner({
    lists,
    combinations: read.combinations,
    seed: 1,
    address: read.address,
    pageName: read.texts.pageName,
    hubLists: read.hubLists,
    sitePer: null,
    valuesOf: (rows) => valuesOf({ rows }),
    siteName: () => 'Green Thumb',
  })
  const filler = pageFiller(read.source, [], read.texts)
  return { planner, fill: (page: PlannedPage) => filler({ ...page, valueOf: valuesOf(page) }) }
}

const folders = (path: string) => {
  const above = path.split('/').map((slug) => ({ slug, name: slug, isDefault: false }))
  const { slug } = above.pop()!
  return { slug: slug || 'home', above }
}

/** Plans, fills and renders pages one after the other: all, or every `step`th beginning at `from`. */
export function* rendered(
  pages: number,
  { from = 0, step = 1 } = {},
): Generator<{ readonly page: PlannedPage; readonly html: string }> {
  const { planner, fill } = generation(pages)
  const renderer = siteRenderer(
    { name: 'Green Thumb', email: '', pages: [{ slug: 'home', isDefault: true }], hasOtherPages: true },
    target,
  )
  for (let index = from; index < pages; index += step)
    for (const page of planner.pagesOf(index)) {
      if (page.kind !== 'page') continue
      const file = renderer.page({
        ...fill(page),
        ...folders(page.path),
        name: page.name,
        isDefault: false,
        updatedAt: '2026-11-20T00:00:00.000Z',
      })
      yield { page, html: String(file.body()) }
    }
}
