import { modals } from '@mantine/modals'
import { needOverlays } from './overlays.ts'

export type Question = Parameters<typeof modals.openConfirmModal>[0]
type Dialog = Parameters<typeof modals.open>[0]

const waiting: (() => void)[] = []
let isShown = false

const show = (open: () => void): void => {
  if (isShown) return open()
  waiting.push(open)
  needOverlays()
}

/** Asks in a dialog, as soon as the chunk for dialogs has loaded. */
export const ask = (question: Question): void => show(() => modals.openConfirmModal(question))

/** Opens a custom dialog, as soon as the chunk for dialogs has loaded. */
export const showDialog = (dialog: Dialog): void => show(() => modals.open(dialog))

/** To be called when questions can be shown; answers how to tell that they no longer can. */
export const showQuestions = (): (() => void) => {
  isShown = true
  for (const open of waiting.splice(0)) open()
  return () => {
    isShown = false
  }
}
