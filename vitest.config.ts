import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** The long tests drive the server's process, and try the core's laws on thousands of documents. */
const isLong = Boolean(process.env.LONG_TESTS)
const projects = isLong ? ['apps/server', 'packages/builder'] : ['packages/*', 'apps/*', 'scripts']

// Tests wait for the database and for each other's timers as long as they work: with one worker a core, half of the
// machine had nothing to do. The long ones start and kill whole products, which is more of it each. A project takes no
// `maxWorkers` from here: without a word it has one worker less than there are cores. The environment is heard by all.
const cores = Math.max(2, availableParallelism())
process.env.VITEST_MAX_WORKERS ??= String(isLong ? cores : cores + 1)

export default defineConfig({ test: { projects } })
