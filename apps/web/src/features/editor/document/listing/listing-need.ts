import { blockType, type Change, type NodeRecord, type Store } from '@web2/builder'
import type { ModuleStore } from '../sections/section-cache.ts'

/**
 * Content of a page that needs a business listing: blocks, which show samples, else placeholders, which show
 * as typed.
 */
export type Need = 'blocks' | 'placeholders' | null

const namesListing = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('{nap.')
  return typeof value === 'object' && value !== null && Object.values(value).some(namesListing)
}

const needOf = ({ componentName, props, addition }: NodeRecord): Need => {
  if (blockType(componentName).group === 'business') return 'blocks'
  return namesListing(props) || namesListing(addition) ? 'placeholders' : null
}

export interface ListingNeed {
  readonly get: () => Need
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Tracks a page's need for a listing by what each edit touches, so that its cost does not grow with the page.
 */
export const listingNeed = (store: Store, { documents }: Pick<ModuleStore, 'documents'>): ListingNeed => {
  const found = { blocks: new Set<string>(), placeholders: new Set<string>() }
  let pageNames = namesListing(store.document.page)
  let sections: Need = null

  const note = (record: NodeRecord) => {
    const need = needOf(record)
    if (need) found[need].add(record.uuid)
  }
  const forget = ({ uuid }: NodeRecord) => {
    found.blocks.delete(uuid)
    found.placeholders.delete(uuid)
  }
  const follow = ({ added, removed, updated, page }: Change) => {
    removed.forEach(forget)
    for (const [from] of updated) forget(from)
    for (const record of [...added, ...updated.map(([, to]) => to)]) note(record)
    if (page) pageNames = namesListing(store.document.page)
  }
  const lookIntoSections = () => {
    const needs = [...(documents.get()?.values() ?? [])].flatMap(({ nodes }) =>
      [...nodes.values()].map(needOf),
    )
    sections = needs.includes('blocks') ? 'blocks' : needs.includes('placeholders') ? 'placeholders' : null
  }

  for (const record of store.document.nodes.values()) note(record)
  lookIntoSections()
  return {
    get: () => {
      if (found.blocks.size > 0 || sections === 'blocks') return 'blocks'
      return found.placeholders.size > 0 || sections !== null || pageNames ? 'placeholders' : null
    },
    subscribe: (listener) => {
      const stops = [
        store.subscribeAll((change) => {
          follow(change)
          listener()
        }),
        documents.subscribe(() => {
          lookIntoSections()
          listener()
        }),
      ]
      return () => stops.forEach((stop) => stop())
    },
  }
}
