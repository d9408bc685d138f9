const storageName = 'web2-builder-interrupted'

/** Whose draft was left because the session ended in mid-edit, until they have signed in again in this tab. */
export interface Interrupted {
  readonly userId: string
  /** Of the draft. */
  readonly key: string
}

export const rememberInterrupted = (interrupted: Interrupted): void =>
  sessionStorage.setItem(storageName, JSON.stringify(interrupted))

/** The key of the draft that this person left so; told once. */
export const consumeInterruptedDraft = (userId: string | undefined): string | null => {
  const kept = sessionStorage.getItem(storageName)
  if (kept === null || userId === undefined) return null
  sessionStorage.removeItem(storageName)
  const left = JSON.parse(kept) as Interrupted
  return left.userId === userId ? left.key : null
}
