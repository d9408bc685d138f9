import { createThreadPool } from './thread-pool.ts'

/*
 * The threads of this process, in which files and pages of people are read: whatever a parser makes of one, the process
 * goes on answering everybody else. Two, so that one hard file does not keep all others waiting.
 */
const pool = createThreadPool({ places: 2, idle: 30_000, memory: 1_024 })

/** Does a task in a thread of this process, within its limits; see ThreadPool. */
export const runInThread = pool.run
