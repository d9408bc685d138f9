const storageName = 'web2-builder-interrupted'

/** A draft whose user's session ended during editing, until they sign in again in this tab. */
export interface Interrupted {
  readonly userId: string
  /** Key of the draft. */
  readonly key: string
}

export const rememberInterrupted = (interrupted: Interrupted): void =>
  sessionStorage.setItem(storageName, JSON.stringify(interrupted))

/** Returns and forgets the key of the draft that this user's expired session left; null if there is none. */
export const consumeInterruptedDraft = (userId: string | undefined): string | null => {
  const kept = sessionStorage.getItem(storageName)
  if (kept === null || userId === undefined) return null
  sessionStorage.removeItem(storageName)
  const left = JSON.parse(kept) as Interrupted
  return left.userId === userId ? left.key : null
}
