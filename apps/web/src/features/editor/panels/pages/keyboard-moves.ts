import type { WorkPage } from '../../document/api/work-page.ts'
import { pageRows, type PagePlace } from '@web2/site'
import { moveRefusal } from './page-drop.ts'

export type PageStep = 'up' | 'down' | 'in' | 'out'

/**
 * Returns the place of a page after a keyboard step: among its siblings, below the previous one, or out of
 * its parent.
 */
export const stepPlace = (pages: readonly WorkPage[], id: string, step: PageStep): PagePlace | null => {
  const rows = pageRows(pages)
  const row = rows.find(({ page }) => page._id === id)
  if (!row) return null
  const { parentId, index, siblings } = row
  const place = (): PagePlace | null => {
    if (step === 'up') return index > 0 ? { parentId, position: index - 1 } : null
    if (step === 'down') return index < siblings - 1 ? { parentId, position: index + 1 } : null
    if (step === 'out') {
      const parent = rows.find(({ page }) => page._id === parentId)
      return parent ? { parentId: parent.parentId, position: parent.index + 1 } : null
    }
    const before = rows.find((one) => one.parentId === parentId && one.index === index - 1)
    if (!before) return null
    const below = rows.filter((one) => one.parentId === before.page._id).length
    return { parentId: before.page._id, position: below }
  }
  const next = place()
  return next && moveRefusal(pages, id, next) === null ? next : null
}
