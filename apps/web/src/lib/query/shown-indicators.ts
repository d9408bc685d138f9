import { limits } from '@web2/contract/core'

let shown = 0
let held: Promise<void> = Promise.resolve()

/** A loading indicator is to be seen from now on; answers when it has gone. */
export const indicatorShown = (): (() => void) => {
  shown += 1
  held = new Promise((resolve) => setTimeout(resolve, limits.minimumFetchDisplay))
  return () => {
    shown -= 1
  }
}

/** Settles at once where no indicator is shown, else when the latest one has been seen long enough not to flash. */
export const seenLongEnough = (): Promise<void> => (shown === 0 ? Promise.resolve() : held)
