import { modals } from '@mantine/modals'

export type Question = Parameters<typeof modals.openConfirmModal>[0]

const waiting: Question[] = []
let isShown = false

/** Asks in a dialog. Whoever is quicker than the part of the app that shows dialogs is asked as soon as it is there. */
export const ask = (question: Question): void => {
  if (isShown) modals.openConfirmModal(question)
  else waiting.push(question)
}

/** To be called when questions can be shown; answers how to tell that they no longer can. */
export const showQuestions = (): (() => void) => {
  isShown = true
  for (const question of waiting.splice(0)) modals.openConfirmModal(question)
  return () => {
    isShown = false
  }
}
