import { createStore } from './store.ts'

const key = 'web2.after-save'

const kept = createStore(localStorage.getItem(key) === 'stay')

/** True if saving stays on the screen in this browser. By default it returns to the list. */
export const staysAfterSave = {
  get: kept.get,
  use: kept.use,
  set: (stays: boolean): void => {
    if (stays) localStorage.setItem(key, 'stay')
    else localStorage.removeItem(key)
    kept.set(stays)
  },
}
