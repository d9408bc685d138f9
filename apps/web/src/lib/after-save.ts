import { createStore } from './store.ts'

const key = 'web2.after-save'

const kept = createStore(localStorage.getItem(key) === 'stay')

/** Whether a save stays on its screen in this browser. Until somebody chooses so, it goes back to the list. */
export const staysAfterSave = {
  get: kept.get,
  use: kept.use,
  set: (stays: boolean): void => {
    if (stays) localStorage.setItem(key, 'stay')
    else localStorage.removeItem(key)
    kept.set(stays)
  },
}
