import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** The long tests drive the server's process, and try the core's laws on thousands of documents. */
const isLong = Boolean(process.env.LONG_TESTS)
const projects = isLong ? ['apps/server', 'packages/builder'] : ['packages/*', 'apps/*']

// A project takes no `maxWorkers` from here: without a word it has one worker less than there are cores, which is one
// on a small machine. The environment is heard by all of them.
if (!isLong) process.env.VITEST_MAX_WORKERS ??= String(Math.max(2, availableParallelism()))

export default defineConfig({ test: { projects } })
