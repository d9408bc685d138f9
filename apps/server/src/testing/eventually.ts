import { vi } from 'vitest'

/** Waits until the assertions hold; long, because a busy machine is no failure, and over as soon as they do. */
export const eventually = <T>(assertions: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertions, { timeout: 15_000, interval: 20 })
