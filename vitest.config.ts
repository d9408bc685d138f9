import { defineConfig } from 'vitest/config'

/** The long tests drive the server's process, and try the core's laws on thousands of documents. */
const projects = process.env.LONG_TESTS ? ['apps/server', 'packages/builder'] : ['packages/*', 'apps/*']

export default defineConfig({ test: { projects, maxWorkers: 2 } })
