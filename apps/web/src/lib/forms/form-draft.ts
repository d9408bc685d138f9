/**
 * Draft of a form, stored in this tab until it is saved or discarded, so that an ended session or a reload loses
 * nothing.
 */
export interface FormDraft<Values> {
  read(): Values | null
  write(values: Values): void
  clear(): void
}

export const formDraft = <Values>(key: string, storage: Storage = sessionStorage): FormDraft<Values> => {
  const name = `web2.draft.${key}`
  return {
    read: () => {
      const text = storage.getItem(name)
      if (text === null) return null
      try {
        return JSON.parse(text) as Values
      } catch (error) {
        console.warn(`The draft ${key} can’t be read and was discarded.`, error)
        storage.removeItem(name)
        return null
      }
    },
    write: (values) => storage.setItem(name, JSON.stringify(values)),
    clear: () => storage.removeItem(name),
  }
}
