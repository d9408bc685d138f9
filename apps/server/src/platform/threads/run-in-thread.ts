import { createThreadPool } from './thread-pool.ts'

/*
 * This process's threads for parsing uploaded files and pages, so that a slow parser doesn't block the
 * process. Two, so that one slow file doesn't delay all others.
 */
const pool = createThreadPool({ places: 2, idle: 30_000, memory: 1_024 })

/** Runs a task in a thread of this process, within its limits; see ThreadPool. */
export const runInThread = pool.run
