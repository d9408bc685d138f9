import { dropTarget, moveNodes, type DragSource, type DropResult } from '@web2/builder'
import { insertBlocks } from '../document/insertion.ts'
import { dropWords } from './drop-words.ts'
import type { PointerMoment, InteractionHost, State } from './state.ts'

/** Returns the hint for how this pointer cancels a drag. */
export const cancelHint = ({ kind }: PointerMoment): string =>
  kind === 'touch' ? 'release outside the page to cancel' : 'Esc to cancel'

/** Creates the state of a drag over the page; each frame computes the drop position. */
export const dragging = (
  stage: InteractionHost,
  source: DragSource,
  label: string,
  start: PointerMoment,
): State => {
  const { editor, layout } = stage
  const before = editor.session.selection.get()
  let pointer = start
  let stop = () => {}
  /** Outside the page the pointer is far beyond its edge, which must not scroll. */
  let entered = false

  const ask = (): DropResult | null => {
    const over = stage.hit(pointer.point)
    return over === null
      ? null
      : dropTarget(editor.store.document, { source, pointer: pointer.point, over }, layout)
  }

  const look = () => {
    entered ||= stage.hit(pointer.point) !== null
    if (entered && stage.autoScroll(pointer.point)) layout.forget()
    const answer = ask()
    const note = answer && !answer.ok ? `${answer.reason.message} ${answer.reason.detail}` : ''
    const shown = `${label} · ${cancelHint(start)}`
    stage.showDrop(
      answer && {
        indicator: answer.indicator,
        note,
        where: dropWords(answer),
        label: shown,
        at: pointer.point,
      },
    )
  }

  const drop = () => {
    const answer = ask()
    if (!answer) return
    const { document } = editor.store
    const done =
      source.kind === 'move'
        ? editor.run(`Move ${label}`, moveNodes(document, { ids: source.ids, place: answer.place }))
        : editor.run(`Add ${label}`, insertBlocks(editor, { nodes: source.nodes, place: answer.place }))
    if (done) editor.announce(source.kind === 'move' ? `${label} moved` : `${label} added`)
  }

  return {
    activity: 'dragging',
    enter: () => {
      editor.session.hovered.set(null)
      if (source.kind === 'move') editor.select(source.ids)
      layout.forget()
      stop = stage.everyFrame(look)
      editor.announce(`Dragging ${label}. Press Escape to cancel.`)
    },
    leave: () => {
      stop()
      stage.showDrop(null)
    },
    on: (event) => {
      if (event.type === 'pointer-move') pointer = event.pointer
      if (event.type === 'pointer-up') {
        pointer = event.pointer
        drop()
        return { to: 'idle' }
      }
      if (event.type === 'pointer-cancel' || (event.type === 'command' && event.command === 'escape')) {
        editor.select(before)
        editor.announce('Drag canceled')
        return { to: 'idle' }
      }
      return null
    },
  }
}
