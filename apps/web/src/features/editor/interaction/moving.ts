import { moveNodes } from '@web2/builder'
import { nameOf, stepPlace, describePosition, type Step } from '../document/arrow-key-moves.ts'
import type { KeyCommand } from '../document/keymap/keymap.ts'
import type { InteractionHost, State } from './state.ts'

const steps: Partial<Record<KeyCommand, Step>> = {
  previous: 'up',
  next: 'down',
  child: 'in',
  parent: 'out',
  'move-up': 'up',
  'move-down': 'down',
  'move-in': 'in',
  'move-out': 'out',
}

/**
 * Creates the state of moving the selection with arrow keys; Enter keeps the moves, Escape reverts all of
 * them.
 */
export const moving = (stage: InteractionHost): State | null => {
  const { editor } = stage
  const { store, history } = editor
  const ids = editor.session.selection.get()
  const first = store.get(ids[0] ?? '')
  if (!first || first.parent === null) return null
  const label = nameOf(store, ids)
  const mark = history.mark(ids)
  let settled = false

  const step = (way: Step) => {
    const place = stepPlace(store, ids, way)
    if (!place) return editor.announce(`${label} can’t move ${way} from here`)
    const result = moveNodes(store.document, { ids, place })
    if (editor.run(`Move ${label}`, result.ok ? { ...result, select: ids } : result)) {
      editor.announce(`${label}, ${describePosition(store, first.uuid)}`)
    }
  }

  const settle = () => {
    settled = true
    history.squash(mark, `Move ${label}`, ids)
    editor.announce(`${label} moved, ${describePosition(store, first.uuid)}`)
  }

  return {
    activity: 'moving',
    enter: () =>
      editor.announce(
        `Moving ${label}. Use Up and Down to move it, Right to move it into the adjacent container, Left to move it out. ` +
          'Press Enter to drop it, Escape to cancel.',
      ),
    leave: () => {
      if (!settled) settle()
    },
    on: (event) => {
      if (event.type === 'pointer-down') return { to: 'pointing', pointer: event.pointer }
      if (event.type === 'drag') return { ...event, to: 'dragging' }
      if (event.type !== 'command') return null
      if (event.command === 'escape') {
        settled = true
        history.bail(mark)
        editor.select(ids)
        editor.announce(`Moving ${label} canceled`)
        return { to: 'idle' }
      }
      if (event.command === 'edit' || event.command === 'move') return { to: 'idle' }
      const way = steps[event.command]
      if (way) step(way)
      return null
    },
  }
}
