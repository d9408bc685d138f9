import { storedJson, withTheme, type Change, type PageLevel, type Store } from '@web2/builder'
import { documentJson } from '../document-json.ts'
import type { Editor } from '../editor.ts'
import type { Stored } from './saver.ts'
import type { SharedTheme } from './shared-theme.ts'

const onlyTheme = (from: PageLevel, to: PageLevel): boolean => {
  if (from.head === to.head && from.htmlAttributes === to.htmlAttributes && from.doctype === to.doctype)
    return from.importedStyles === to.importedStyles && from.css === to.css
  return JSON.stringify(withTheme(from, undefined)) === JSON.stringify(withTheme(to, undefined))
}

/** Returns true if a change concerns more than the theme. */
export const changesContent = ({ added, removed, updated, root, page }: Change): boolean =>
  added.length > 0 ||
  removed.length > 0 ||
  updated.length > 0 ||
  root !== undefined ||
  (page !== undefined && !onlyTheme(...page))

/** Returns the page as JSON without the theme, which is not part of the pages of a site. */
const contentJson = (editor: Editor): string => {
  const { document } = editor.store
  return document.page.theme
    ? storedJson({ ...document, page: withTheme(document.page, undefined) })
    : documentJson(editor)
}

export interface ThemedPage {
  readonly editor: Editor
  readonly theme: SharedTheme
  /** The opened content differs from the stored one. */
  readonly unsaved: boolean
  /** Revision of the stored content. */
  readonly revision: () => string
  /** Sends the content; without `basedOn` overwrites the stored one. */
  readonly store: (json: string, basedOn: string | undefined) => Promise<Stored>
}

/** Counts the changes of a page's content. */
const contentChanges = (store: Store, begun: number): (() => number) => {
  let changes = begun
  store.subscribeAll((change) => {
    if (changesContent(change)) changes += 1
  })
  return () => changes
}

/**
 * Returns a function that sends a page of a site: its content, and then the theme, each only if it changed, so
 * that one of them changed elsewhere leaves the other alone. After a conflict only the part that it was about is
 * overwritten.
 */
export const storeThemedPage = ({ editor, theme, unsaved, revision, store }: ThemedPage) => {
  const changes = contentChanges(editor.store, unsaved ? 1 : 0)
  let sent = 0
  let refused: 'content' | 'theme' | null = null

  const sendContent = async (basedOn: string | undefined): Promise<Stored> => {
    const sending = changes()
    if (sending === sent && refused !== 'content') return { kind: 'stored', revision: revision() }
    const answer = await store(contentJson(editor), refused === 'theme' ? revision() : basedOn)
    if (answer.kind === 'stored') sent = sending
    return answer
  }
  return async (basedOn: string | undefined): Promise<Stored> => {
    const overwrites = basedOn === undefined
    const { page } = editor.store.document
    const content = await sendContent(basedOn)
    if (content.kind !== 'stored') {
      refused = content.kind === 'conflict' ? 'content' : null
      return content
    }
    const themed = await theme.send(page, overwrites && refused !== 'content')
    refused = themed.kind === 'conflict' ? 'theme' : null
    return themed.kind === 'stored' ? content : themed
  }
}
