import { configDefaults, defineConfig } from 'vitest/config'

const long = 'src/**/*.long.test.ts'
const isLong = Boolean(process.env.LONG_TESTS)

// The property tests try hundreds of documents, and the machine may be busy with other suites. No file has
// state that could affect the next.
export default defineConfig({
  test: {
    include: isLong ? [long] : ['src/**/*.test.ts'],
    exclude: isLong ? configDefaults.exclude : [...configDefaults.exclude, long],
    environment: 'node',
    isolate: false,
    testTimeout: isLong ? 600_000 : 60_000,
    setupFiles: ['../../vitest.seed.ts'],
  },
})
