import {
  createDocument,
  importHtmlFragment,
  importJson,
  sequentialUuids,
  setPage,
  setPageCss,
  setTheme,
  withTheme,
  type Theme,
} from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { createEditor } from '../editor.ts'
import { createSaver, type Stored } from './saver.ts'
import { createSharedTheme, type ThemeSent } from './shared-theme.ts'
import { storeThemedPage } from './store-themed-page.ts'

const themeOf = (value: string): Theme => ({
  name: 'Dusk',
  tokens: [{ name: 'c-ink', group: 'color', value }],
  hasDark: false,
})
const [red, blue, green] = [themeOf('red'), themeOf('blue'), themeOf('green')]

/** Opens a page of a site with a red theme, and a fake server that answers as configured. */
const opened = (theme: Theme | null = red, unsaved = false) => {
  const made = createDocument(importHtmlFragment('<p>hello</p>').nodes, sequentialUuids('page'))
  const editor = createEditor({
    document: { ...made, page: withTheme(made.page, theme ?? undefined) },
    data: { nap: null, site: { name: 'Acre' }, email: '', year: 2026 },
    tell: () => undefined,
    sharesTheme: true,
  })
  const calls: unknown[] = []
  const answers: { content: Stored[]; theme: ThemeSent[] } = { content: [], theme: [] }
  let count = 0
  const shared = createSharedTheme({ theme, revision: 't0' }, async (sent, basedOn) => {
    calls.push({ theme: sent, basedOn })
    return answers.theme.shift() ?? { kind: 'stored', revision: `t${(count += 1)}` }
  })
  const contents: string[] = []
  const store = storeThemedPage({
    editor,
    theme: shared,
    unsaved,
    revision: () => saver.revision(),
    store: async (json, basedOn) => {
      contents.push(json)
      calls.push({ content: basedOn })
      return answers.content.shift() ?? { kind: 'stored', revision: `c${(count += 1)}` }
    },
  })
  const saver = createSaver({
    revision: 'c0',
    unsaved,
    store,
    present: () => editor.history.entries[editor.history.position - 1] ?? editor.history.forgotten,
  })
  editor.store.subscribeAll(saver.changed)
  editor.history.subscribe(saver.stepped)
  const use = (next: Theme | undefined) =>
    editor.run('Change theme', setTheme(editor.store.document, { theme: next }))
  const write = () =>
    editor.run('Language', setPage(editor.store.document, { page: { htmlAttributes: { lang: 'de' } } }))
  return { editor, saver, shared, calls, contents, answers, use, write }
}

describe('a page of a site', () => {
  it('sends a changed theme without its content, based on the revision it was opened with', async () => {
    const { saver, calls, use } = opened()
    use(blue)
    expect(saver.isDirty()).toBe(true)
    expect(await saver.save()).toBe(true)
    use(undefined)
    await saver.save()
    expect(calls).toEqual([
      { theme: blue, basedOn: 't0' },
      { theme: null, basedOn: 't1' },
    ])
    expect(saver.revision()).toBe('c0')
  })

  it('sends changed content without the theme', async () => {
    const { saver, calls, contents, write } = opened()
    write()
    await saver.save()
    expect(calls).toEqual([{ content: 'c0' }])
    const read = importJson(contents[0] ?? '')
    expect(read.ok && read.document.page.theme).toBeUndefined()
    expect(contents[0]).not.toContain('--c-ink')
  })

  it('sends custom CSS of the page as content, and that of the site with the theme', async () => {
    const { editor, saver, calls, contents, use } = opened()
    editor.run('Change page CSS', setPageCss(editor.store.document, { css: 'a{top:0}' }))
    await saver.save()
    expect(calls).toEqual([{ content: 'c0' }])
    expect(contents[0]).toContain('"css":"a{top:0}"')
    use({ ...red, css: 'b{top:0}' })
    await saver.save()
    expect(calls.slice(1)).toEqual([{ theme: { ...red, css: 'b{top:0}' }, basedOn: 't0' }])
  })

  it('sends undo and redo of a theme', async () => {
    const { editor, saver, calls, use } = opened()
    use(blue)
    await saver.save()
    editor.undo()
    expect(saver.isDirty()).toBe(true)
    await saver.save()
    editor.redo()
    await saver.save()
    expect(calls.map((call) => (call as { theme: Theme }).theme)).toEqual([blue, red, blue])
  })

  it('sends nothing if the theme is what it was before', async () => {
    const { saver, calls, use } = opened()
    use(blue)
    use(red)
    await saver.save()
    expect(calls).toEqual([])
  })

  it('keeps its content when the theme was changed elsewhere, and then overwrites only the theme', async () => {
    const { saver, calls, answers, use, write } = opened()
    write()
    use(blue)
    const sentence = 'The theme of this site changed since you opened it.'
    answers.theme.push({ kind: 'conflict', ofTheme: true, sentence })
    expect(await saver.save()).toBe(false)
    expect(saver.state.get()).toEqual({ kind: 'conflict', ofTheme: true, sentence })
    expect(await saver.save({ overwrite: true })).toBe(true)
    expect(calls).toEqual([
      { content: 'c0' },
      { theme: blue, basedOn: 't0' },
      { theme: blue, basedOn: undefined },
    ])
    use(green)
    await saver.save()
    expect(calls.at(-1)).toEqual({ theme: green, basedOn: 't2' })
  })

  it('overwrites only the content after a conflict about it', async () => {
    const { saver, calls, answers, use, write } = opened()
    write()
    use(blue)
    answers.content.push({ kind: 'conflict' })
    await saver.save()
    await saver.save({ overwrite: true })
    expect(calls).toEqual([{ content: 'c0' }, { content: undefined }, { theme: blue, basedOn: 't0' }])
  })

  it('sends the content of a restored draft', async () => {
    const { saver, calls } = opened(red, true)
    await saver.save()
    expect(calls).toEqual([{ content: 'c0' }])
  })

  it('sends its first theme, which changes the base style sheet, without its content', async () => {
    const { saver, calls, use, write } = opened(null)
    use(blue)
    await saver.save()
    expect(calls).toEqual([{ theme: blue, basedOn: 't0' }])
    write()
    await saver.save()
    expect(calls.at(-1)).toEqual({ content: 'c0' })
  })
})
