import { sayNext } from './saving/say-next.tsx'
import { timings } from './timings.ts'

/** Shows a message with an undo button. */
export const showUndo = (message: string, undo: () => void): void =>
  sayNext(message, { label: 'Undo', onClick: undo }, timings.undoOffered)
