import { configDefaults, defineConfig } from 'vitest/config'

const long = 'src/**/*.long.test.ts'
const isLong = Boolean(process.env.LONG_TESTS)

export default defineConfig({
  test: {
    name: 'server',
    include: isLong ? [long] : ['src/**/*.test.ts'],
    exclude: isLong ? configDefaults.exclude : [...configDefaults.exclude, long],
    globalSetup: [
      '../../scripts/test/built-server.mjs',
      './src/testing/postgres-setup.ts',
      './src/testing/object-store-setup.ts',
    ],
    // the server is loaded once a worker, not once a file; a test that replaces modules loads its own
    isolate: isLong,
    setupFiles: ['../../vitest.seed.ts'],
    testTimeout: isLong ? 600_000 : 90_000,
    hookTimeout: 120_000,
  },
})
