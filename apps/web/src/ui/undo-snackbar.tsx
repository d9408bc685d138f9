import { sayNext } from './saving/say-next.tsx'
import { timings } from './timings.ts'

/** Says what was done, and takes it back when the person asks for it in time. */
export const showUndo = (message: string, undo: () => void): void =>
  sayNext(message, { label: 'Undo', onClick: undo }, timings.undoOffered)
