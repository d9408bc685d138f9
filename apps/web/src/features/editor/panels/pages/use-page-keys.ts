import type { WorkPage } from '../../document/api/work-page.ts'
import type { PagePlace } from '@web2/site'
import type { KeyboardEvent } from 'react'
import type { PageAction } from './page-line-menu.tsx'
import type { PageLineRow } from '../../document/pages/page-rows.ts'
import { treeSteps } from '../tree/tree-keys.ts'
import { stepPlace, type PageStep } from './keyboard-moves.ts'

export interface PageKeysOptions {
  readonly rows: readonly PageLineRow[]
  readonly pages: readonly WorkPage[]
  readonly activeRow: number
  readonly setActive: (row: PageLineRow) => void
  readonly toggle: (row: PageLineRow) => void
  readonly open: (page: WorkPage) => void
  readonly move: (page: WorkPage, place: PagePlace) => void
  readonly act: (action: PageAction, page: WorkPage) => void
  readonly showMenu: (row: PageLineRow) => void
}

const steps: Readonly<Record<string, PageStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/**
 * Returns the next page whose name starts with the letter, searching from the active one and wrapping around.
 */
const named = (rows: readonly PageLineRow[], from: number, letter: string): PageLineRow | undefined =>
  [...rows.slice(from + 1), ...rows.slice(0, from + 1)].find(({ page }) =>
    page.name.toLowerCase().startsWith(letter.toLowerCase()),
  )

/** Handles the keys of a tree, and Alt with an arrow to move the page. */
export const usePageKeys = (options: PageKeysOptions) => {
  const { rows, pages, activeRow, setActive, toggle, open, move, act, showMenu } = options
  const row = rows[activeRow]
  const { next, previous, first, last, child, parent } = treeSteps({ rows, activeRow, go: setActive, toggle })

  const turns: Readonly<Record<string, (on: PageLineRow) => void>> = {
    ArrowDown: next,
    ArrowUp: previous,
    Home: first,
    End: last,
    ArrowRight: child,
    ArrowLeft: parent,
    Enter: ({ page }) => open(page),
    ' ': ({ page }) => open(page),
    F2: ({ page }) => act('rename', page),
    Delete: ({ page }) => act('delete', page),
    ContextMenu: showMenu,
  }
  const stepBy = (step: PageStep, { page }: PageLineRow) => {
    const place = stepPlace(pages, page._id, step)
    if (place) move(page, place)
  }
  const meant = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, on: PageLineRow) => {
    if (ctrlKey || metaKey) return null
    const step = steps[key]
    if (altKey) return step === undefined ? null : () => stepBy(step, on)
    if (shiftKey && key === 'F10') return () => showMenu(on)
    const turn = turns[key]
    if (turn) return () => turn(on)
    if (!/^[\p{L}\p{N}]$/u.test(key)) return null
    return () => {
      const found = named(rows, activeRow, key)
      if (found) setActive(found)
    }
  }

  return (event: KeyboardEvent) => {
    const doing = row && meant(event, row)
    if (!doing) return
    event.preventDefault()
    event.stopPropagation()
    doing()
  }
}
