import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // a property test takes a second; on a machine busy with other suites it may take ten times as long
    testTimeout: 60_000,
    setupFiles: ['../../vitest.seed.ts'],
  },
})
