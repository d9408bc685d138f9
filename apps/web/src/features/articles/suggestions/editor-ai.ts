import type { EditOrigin, ImprovedField } from '@web2/contract/articles'
import { createStore, type Store } from '../../../lib/store.ts'

/** A menu that was asked for, with the place in the window at which it opens. */
export interface OpenedMenu {
  readonly left: number
  readonly top: number
  readonly height: number
  /** True if it was opened by “/”, which is written if the menu is closed without a choice. */
  readonly bySlash: boolean
}

/** A proposed value of a field, shown below it. */
export interface FieldProposal {
  readonly to: string
  readonly reason: string
}

export type Improving =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking'; readonly stop: () => void }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'done'; readonly count: number; readonly origin: EditOrigin }

/** State that the parts of the article's screen share about AI: small, because it is loaded from the start. */
export interface EditorAi {
  readonly menu: Store<OpenedMenu | null>
  /** True once suggestions may exist, so that their bar has to be there. */
  readonly isUsed: Store<boolean>
  readonly proposals: Store<ReadonlyMap<ImprovedField, FieldProposal>>
  readonly improving: Store<Improving>
  open(menu: OpenedMenu): void
}

export const createEditorAi = (): EditorAi => {
  const menu = createStore<OpenedMenu | null>(null)
  const isUsed = createStore(false)
  return {
    menu,
    isUsed,
    proposals: createStore<ReadonlyMap<ImprovedField, FieldProposal>>(new Map()),
    improving: createStore<Improving>({ phase: 'idle' }),
    open: (opened) => {
      isUsed.set(true)
      menu.set(opened)
    },
  }
}
