import { whenQuiet } from '../../../../lib/browser/when-idle.ts'
import { documentJson } from '../document-json.ts'
import type { Editor } from '../editor.ts'
import type { Saver } from './saver.ts'

/** Ms without an edit after which a page is kept; a large one takes longer to send, and waits longer. */
const pause = 1_500
const largePause = 4_000
/** Letters of a large page's JSON. */
const large = 2_000_000
/** Letters that a block takes in a page that was not sent yet. */
const usualBlock = 300

/** Ms until a page that could not be kept is sent again. */
const retries = [2_000, 5_000, 15_000, 30_000]

/**
 * Keeps a page in its site's working copy whenever a person pauses, so that another browser has it too. What the
 * server does not take is sent again, but not while the person has to decide between two versions.
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
