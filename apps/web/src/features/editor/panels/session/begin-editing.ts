import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'
import { showError } from '../../../../lib/snackbar.ts'
import type { Opened } from '../../document/api/opened-document.ts'
import type { Canvas } from '../../interaction/mount-canvas.ts'
import { browserHistories } from '../../document/history/histories.ts'
import { createHistoryKeeper, type HistoryStorage } from '../../document/history/history-keeper.ts'
import { createEditorKeys, type PressKey } from '../../interaction/editor-keys.ts'
import { createSaver, type Saver } from '../../document/saving/saver.ts'
import type { WholeSaver } from '../../document/saving/site-saver.ts'
import { storeThemedPage } from '../../document/saving/store-themed-page.ts'
import { documentJson } from '../../document/document-json.ts'
import { createEditor, type Editor } from '../../document/editor.ts'

/** Objects that live as long as one page is open in the editor. */
export interface Editing {
  readonly editor: Editor
  /** Saves the document, or keeps it in the working copy of its site. */
  readonly saver: Saver
  /** Saver behind the Save button: of the document, or of the whole site. */
  readonly whole: WholeSaver
  readonly canvas: Signal<Canvas | null>
  readonly press: PressKey
  readonly opened: Opened
  readonly historyKeeper: HistoryStorage
}

/** Creates the objects that edit a page; `save` handles Ctrl+S. */
export const beginEditing = (opened: Opened, save: () => void): Editing => {
  const canvas = signal<Canvas | null>(null)
  const editor = createEditor({
    document: opened.document,
    data: opened.data,
    ...(opened.panel && { panel: opened.panel }),
    ...(opened.dataChanged && { dataChanged: opened.dataChanged }),
    tell: showError,
    sharesTheme: opened.theme !== undefined,
    // a desktop page on a phone is too small for touch
    breakpoint: window.matchMedia('(max-width: 30em)').matches ? 'mobile' : 'desktop',
  })
  const { theme } = opened
  const store = theme
    ? storeThemedPage({
        editor,
        theme,
        unsaved: opened.restored !== undefined,
        revision: () => saver.revision(),
        store: opened.store,
      })
    : (basedOn: string | undefined) => opened.store(documentJson(editor), basedOn)
  const saver: Saver = createSaver({
    revision: opened.revision,
    unsaved: opened.restored !== undefined,
    store: (basedOn) => store(basedOn),
    // every undo step is a distinct object; before the first one nothing changed
    present: () => editor.history.entries[editor.history.position - 1] ?? editor.history.forgotten,
  })
  // subscribed at once, because a fast user types before the screen has settled
  editor.store.subscribeAll(saver.changed)
  editor.history.subscribe(saver.stepped)
  const press = createEditorKeys({ editor, send: (event) => canvas.get()?.machine.send(event), save })
  const historyKeeper = createHistoryKeeper({
    key: opened.key,
    opened: opened.document,
    storedDocument: opened.restored?.stored,
    editor,
    saver,
    histories: browserHistories,
  })
  return { editor, saver, whole: opened.whole?.(saver) ?? saver, canvas, press, opened, historyKeeper }
}
