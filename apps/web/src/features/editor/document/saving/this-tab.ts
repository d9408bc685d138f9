const storageName = 'web2-builder-tab'

/** Time in ms for a reloading page to release its name. */
const patience = 400

const hold = (name: string, options: LockOptions): Promise<boolean> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(`web2-tab/${name}`, options, (lock) => {
        resolve(lock !== null)
        // held until the tab closes
        return lock === null ? undefined : new Promise<never>(() => {})
      })
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'TimeoutError') resolve(false)
        else reject(error)
      })
  })

const find = async (): Promise<string> => {
  const known = sessionStorage.getItem(storageName)
  // without secure transport there are no locks, so only storage distinguishes tabs
  if (!('locks' in navigator)) return known ?? remember(crypto.getRandomValues(new Uint32Array(2)).join('-'))
  if (known !== null) {
    if (await hold(known, { signal: AbortSignal.timeout(patience) })) return known
    // on a slow machine the timeout may fire first although the name was free
    if (await hold(known, { ifAvailable: true })) return known
  }
  // the first visit, or a duplicated tab, whose storage is a copy of another's
  const name = crypto.randomUUID()
  await hold(name, {})
  return remember(name)
}

const remember = (name: string): string => {
  sessionStorage.setItem(storageName, name)
  return name
}

let found: Promise<string> | null = null

/** Returns the name of this tab, stable across reloads and unique among open tabs. */
export const thisTab = (): Promise<string> => (found ??= find())
