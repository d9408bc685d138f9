export interface BrowserDatabaseOptions {
  readonly name: string
  readonly storeName: string
  readonly create: (database: IDBDatabase) => void
}

/** One object store of the browser's own database. */
export interface BrowserDatabase {
  readonly inStore: <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ) => Promise<T>
}

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser’s storage can’t be read.'))
  })

/**
 * Stays connected once it was used, so that a write is handed to the browser within the very call: a page that is
 * closing gets no further turn in which it could open the database first.
 */
export const browserDatabase = ({ name, storeName, create }: BrowserDatabaseOptions): BrowserDatabase => {
  let connected: IDBDatabase | null = null
  let connecting: Promise<IDBDatabase> | null = null

  const forget = () => {
    connected = null
    connecting = null
  }

  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => create(request.result)
    const database = await finished(request)
    database.onclose = forget
    database.onversionchange = () => {
      database.close()
      forget()
    }
    connected = database
    return database
  }

  const connect = (): Promise<IDBDatabase> => {
    connecting ??= open().catch((error: unknown) => {
      forget()
      throw error
    })
    return connecting
  }

  const run = <T>(
    database: IDBDatabase,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const transaction = database.transaction(storeName, mode)
    const done = finished(work(transaction.objectStore(storeName)))
    if (mode === 'readwrite') transaction.commit()
    return done
  }

  return {
    inStore: async (mode, work) => run(connected ?? (await connect()), mode, work),
  }
}
