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
    if (!place) return editor.announce(`${label} cannot go ${way} from here`)
    const result = moveNodes(store.document, { ids, place })
    if (editor.run(`Move ${label}`, result.ok ? { ...result, select: ids } : result)) {
      editor.announce(`${label}, ${describePosition(store, first.uuid)}`)
    }
  }

  const settle = () => {
    settled = true
    history.squash(mark, `Move ${label}`, ids)
    editor.announce(`${label} placed, ${describePosition(store, first.uuid)}`)
  }

  return {
    activity: 'moving',
    enter: () =>
      editor.announce(
        `Moving ${label}. Up and down move it, right puts it into its neighbour, left takes it out. ` +
          'Enter places it, Escape cancels.',
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
        editor.announce(`Moving ${label} cancelled`)
        return { to: 'idle' }
      }
      if (event.command === 'edit' || event.command === 'move') return { to: 'idle' }
      const way = steps[event.command]
      if (way) step(way)
      return null
    },
  }
}
