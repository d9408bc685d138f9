import {
  createDocument,
  importHtmlFragment,
  sequentialUuids,
  storedJson,
  withTheme,
  type Theme,
} from '@web2/builder'
import { expect, it } from 'vitest'
import { createSharedTheme } from './shared-theme.ts'
import { isOutdated, readDraft } from './unsaved-draft.ts'

const themeOf = (value: string): Theme => ({
  name: 'Dusk',
  tokens: [{ name: 'c-ink', group: 'color', value }],
  hasDark: false,
})
const made = createDocument(importHtmlFragment('<p>hello</p>').nodes, sequentialUuids('page'))
const pageWith = (theme: Theme | undefined) => ({ ...made, page: withTheme(made.page, theme) })

const [red, blue] = [themeOf('red'), themeOf('blue')]
/** The site has a blue theme now. */
const opened = {
  document: pageWith(blue),
  theme: createSharedTheme({ theme: blue, revision: 'now' }, async () => ({
    kind: 'stored',
    revision: 'later',
  })),
}
const draft = { key: 'a@b', document: storedJson(pageWith(red)), basedOn: 'r1', keptAt: 0 }

const themeIn = (read: ReturnType<typeof readDraft>) => read.ok && read.document.page.theme

it('a draft that did not change the theme takes the present one', () => {
  expect(isOutdated(draft, 'r1', opened)).toBe(false)
  expect(themeIn(readDraft(draft, opened))).toEqual(blue)
})

it('a draft with a changed theme keeps it', () => {
  const changed = { ...draft, themeBasedOn: 'now' }
  expect(isOutdated(changed, 'r1', opened)).toBe(false)
  expect(themeIn(readDraft(changed, opened))).toEqual(red)
})

it('a draft with a changed theme is outdated once the site has another one', () => {
  expect(isOutdated({ ...draft, themeBasedOn: 'before' }, 'r1', opened)).toBe(true)
  expect(isOutdated(draft, 'r2', opened)).toBe(true)
})

it('a draft of a standalone page keeps its own theme', () => {
  expect(themeIn(readDraft(draft, { document: pageWith(blue) }))).toEqual(red)
})
