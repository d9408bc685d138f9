const storageName = 'web2-builder-tab'

/** Ms that a page which is being reloaded has to let go of its name. */
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
  // without secure transport there are no locks, and tabs are told apart by their storage alone
  if (!('locks' in navigator)) return known ?? remember(crypto.getRandomValues(new Uint32Array(2)).join('-'))
  if (known !== null) {
    if (await hold(known, { signal: AbortSignal.timeout(patience) })) return known
    // a slow machine hears of the end of its patience first, and of the name that was free all the while afterwards
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

/** The name of this tab, which stays over a reload and is no other open tab's. */
export const thisTab = (): Promise<string> => (found ??= find())
