import { dragging } from './dragging.ts'
import { editingText } from './editing-text.ts'
import { idle } from './idle.ts'
import { marquee } from './marquee.ts'
import { moving } from './moving.ts'
import { pointing } from './pointing.ts'
import type { InteractionEvent, Next, InteractionHost, State } from './state.ts'

export interface Machine {
  readonly send: (event: InteractionEvent) => void
  /** Ends the present activity; edited text is kept. */
  readonly rest: () => void
}

/** Returns the next state. Falls back to idle if the node can't be edited or moved. */
const follow = (stage: InteractionHost, next: Next): State => {
  if (next.to === 'pointing') return pointing(stage, next.pointer)
  if (next.to === 'dragging') return dragging(stage, next.source, next.label, next.pointer)
  if (next.to === 'editing-text') return editingText(stage, next.uuid, next.at) ?? idle(stage)
  if (next.to === 'moving') return moving(stage) ?? idle(stage)
  if (next.to === 'marquee') return marquee(stage, next.from, next.pointer)
  return idle(stage)
}

export const createMachine = (stage: InteractionHost): Machine => {
  let state: State = idle(stage)

  const go = (next: Next) => {
    const before = state
    // leaving may blur the text, and that event must not reach the state being left
    state = idle(stage)
    before.leave?.()
    state = follow(stage, next)
    stage.editor.session.activity.set(state.activity)
    state.enter?.()
    if (next.to === 'idle' && next.replay) send(next.replay)
  }

  const send = (event: InteractionEvent) => {
    const next = state.on(event)
    if (next) go(next)
  }

  return { send, rest: () => go({ to: 'idle' }) }
}
