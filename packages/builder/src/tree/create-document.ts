import { baseCss } from './base-css.ts'
import type { BuilderDocument, PageLevel } from './document.ts'
import { fromWire, unusedUuids } from './from-wire.ts'
import { sequentialUuids, type NewUuid } from './uuid.ts'
import type { WireNode } from './wire-node.ts'

/** Page level of a new page: no-quirks, English by default, suitable for small screens. */
export const newPageLevel = Object.freeze<PageLevel>({
  doctype: 'html',
  htmlAttributes: { lang: 'en' },
  head: [
    { tag: 'meta', attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
    { tag: 'style', attributes: {}, text: baseCss },
  ],
  importedStyles: false,
})

/** Creates a document around a root, which may contain UUIDs; missing and duplicate ones are generated. */
export const documentFrom = (root: WireNode, page: PageLevel, newUuid: NewUuid): BuilderDocument => {
  const used = new Set<string>()
  const next = unusedUuids(newUuid, (uuid) => used.has(uuid))
  const { roots, records } = fromWire([root], null, ({ uuid }) => {
    const own = uuid && !used.has(uuid) ? uuid : next()
    used.add(own)
    return own
  })
  return { root: roots[0]!, nodes: new Map(records.map((record) => [record.uuid, record])), page }
}

/** Creates a new page with these nodes. */
export const createDocument = (
  children: readonly WireNode[] = [],
  newUuid: NewUuid = sequentialUuids(),
): BuilderDocument =>
  documentFrom(
    { componentName: 'Canvas', props: {}, children, addition: { tag: 'body' } },
    newPageLevel,
    newUuid,
  )
