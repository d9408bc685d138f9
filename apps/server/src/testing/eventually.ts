import { vi } from 'vitest'

/** Waits until the assertions hold. The timeout is long, because a busy machine is no failure. */
export const eventually = <T>(assertions: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertions, { timeout: 15_000, interval: 20 })
