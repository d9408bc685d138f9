import { whenQuiet } from '../../../../lib/browser/when-idle.ts'
import { documentJson } from '../document-json.ts'
import type { Editor } from '../editor.ts'
import type { Saver } from './saver.ts'

/** Time in ms without an edit before a page is kept; a large one takes longer to send, so it waits longer. */
const pause = 1_500
const largePause = 4_000
/** Characters of a large page's JSON. */
const large = 2_000_000
/** Estimated characters per block of a page that was not sent yet. */
const usualBlock = 300

/** Delays in ms until a failed page is sent again, per attempt. */
const retries = [2_000, 5_000, 15_000, 30_000]

/**
 * Keeps a page in its site's working copy after each pause, so that other browsers have it too. Retries
 * failed attempts, except while the user resolves an edit conflict.
 */
export const keepAtServer = (editor: Editor, saver: Saver): { readonly dispose: () => void } => {
  let callOff = () => {}
  let failures = 0
  let letters = editor.store.document.nodes.size * usualBlock

  const after = (ms: number) => {
    callOff()
    const timer = setTimeout(() => {
      callOff = whenQuiet(() => void keep())
    }, ms)
    callOff = () => clearTimeout(timer)
  }
  const keep = async () => {
    if (!saver.isDirty() || saver.state.get().kind === 'conflict') return
    letters = documentJson(editor).length
    const kept = await saver.save()
    if (saver.state.get().kind === 'failed') after(retries[Math.min(failures++, retries.length - 1)] ?? pause)
    else if (kept) failures = 0
  }
  const soon = () => after(letters > large ? largePause : pause)

  const stop = editor.store.subscribeAll(soon)
  if (saver.isDirty()) soon()
  return {
    dispose: () => {
      stop()
      callOff()
    },
  }
}
