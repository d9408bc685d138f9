import { modulesUsed, moduleUse, type Change, type Store } from '@web2/builder'
import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'
import type { ModuleDocuments } from './section-documents.ts'

/** The sections that an open page shows. */
export interface ModuleStore {
  /** Sorted ids of the sections on the page, joined; changes when a section is added or removed. */
  readonly wanted: Signal<string>
  /** Known documents; null until the first fetch. */
  readonly documents: Signal<ModuleDocuments | null>
  /** Returns the nodes on the page that show sections. */
  readonly places: () => readonly string[]
}

/** Tracks the used sections by what each edit touches, so that its cost does not grow with the page. */
export const createModuleShelf = (store: Store): ModuleStore => {
  const ids = new Map(modulesUsed(store.document).map(({ uuid, moduleId }) => [uuid, moduleId]))
  const joined = () => [...new Set(ids.values())].sort().join(' ')
  const wanted = signal(joined())

  const follow = ({ added, removed, updated }: Change) => {
    let touched = false
    for (const { uuid } of removed) touched = ids.delete(uuid) || touched
    for (const [from] of updated)
      if (from.componentName === 'Module') touched = ids.delete(from.uuid) || touched
    for (const record of [...added, ...updated.map(([, to]) => to)]) {
      const use = moduleUse(record)
      if (!use) continue
      ids.set(use.uuid, use.moduleId)
      touched = true
    }
    if (touched) wanted.set(joined())
  }
  store.subscribeAll(follow)

  return { wanted, documents: signal<ModuleDocuments | null>(null), places: () => [...ids.keys()] }
}
