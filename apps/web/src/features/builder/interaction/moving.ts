import { labelOf, moveNodes } from '@web2/builder'
import { stepPlace, type Step } from '../editor/stepping.ts'
import type { KeyCommand } from '../keyboard/keymap.ts'
import { visibleChildren } from '../editor/walk.ts'
import type { Stage, State } from './state.ts'

const steps: Partial<Record<KeyCommand, Step>> = { previous: 'up', next: 'down', child: 'in', parent: 'out' }

/** The move mode: arrow keys carry the selected block; Enter leaves it there, Escape takes the whole gesture back. */
export const moving = (stage: Stage, uuid: string): State | null => {
  const { editor } = stage
  const { store, history } = editor
  const record = store.get(uuid)
  if (!record || record.parent === null) return null
  const label = labelOf(record)
  const mark = history.mark()
  let settled = false

  const where = () => {
    const parent = store.get(store.get(uuid)?.parent ?? '')
    if (!parent) return ''
    const siblings = visibleChildren(store, parent.uuid)
    return `position ${siblings.indexOf(uuid) + 1} of ${siblings.length} in ${labelOf(parent)}`
  }

  const step = (way: Step) => {
    const place = stepPlace(store, uuid, way)
    if (!place) return editor.announce(`${label} cannot go ${way} from here`)
    if (editor.run(`Move ${label}`, moveNodes(store.document, { ids: [uuid], place }))) {
      editor.announce(`${label}, ${where()}`)
    }
  }

  const settle = () => {
    settled = true
    history.squash(mark, `Move ${label}`, [uuid])
    editor.announce(`${label} placed, ${where()}`)
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
