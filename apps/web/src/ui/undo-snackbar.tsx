import { limits } from '@web2/contract/core'
import { sayNext } from './say-next.tsx'

/** Says what was done, and takes it back when the person asks for it in time. */
export const showUndo = (message: string, undo: () => void): void =>
  sayNext(message, { label: 'Undo', onClick: undo }, limits.undoOffered)
