import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // a law takes a second; a machine that is busy with other suites may take ten times as long
    testTimeout: 60_000,
    setupFiles: ['../../vitest.seed.ts'],
  },
})
