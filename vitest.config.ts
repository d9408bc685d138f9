import { defineConfig } from 'vitest/config'

/** The long tests all drive the server's process. */
const projects = process.env.LONG_TESTS ? ['apps/server'] : ['packages/*', 'apps/*']

export default defineConfig({ test: { projects, maxWorkers: 2 } })
