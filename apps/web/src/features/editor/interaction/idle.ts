import type { Point } from '@web2/builder'
import { runCommand } from '../document/run-command.ts'
import { selectableAt } from '../document/click-selection.ts'
import type { KeyCommand } from '../document/keymap/keymap.ts'
import { openMenuAt } from './open-menu.ts'
import type { Next, InteractionHost, State } from './state.ts'

const command = (stage: InteractionHost, name: KeyCommand): Next | null => {
  const uuid = stage.editor.session.selection.get()[0]
  if (name === 'edit') return uuid === undefined ? null : { to: 'editing-text', uuid, at: null }
  if (name === 'move') return uuid === undefined ? null : { to: 'moving' }
  if (name === 'menu') stage.openMenu(null)
  else runCommand(stage.editor, name)
  return null
}

const hoveredAt = (stage: InteractionHost, point: Point): string | null => {
  const uuid = stage.hit(point)
  return uuid === null ? null : selectableAt(stage.editor.store, uuid).uuid
}

export const idle = (stage: InteractionHost): State => {
  const { hovered } = stage.editor.session
  return {
    activity: 'idle',
    on: (event) => {
      if (event.type === 'pointer-move') hovered.set(hoveredAt(stage, event.pointer.point))
      if (event.type === 'pointer-leave') hovered.set(null)
      if (event.type === 'pointer-down') return { to: 'pointing', pointer: event.pointer }
      if (event.type === 'drag') return { ...event, to: 'dragging' }
      if (event.type === 'edit-text') return { to: 'editing-text', uuid: event.uuid, at: null }
      if (event.type === 'menu') openMenuAt(stage, event.point)
      if (event.type === 'command') return command(stage, event.command)
      return null
    },
  }
}
