import { defineConfig } from 'vitest/config'

// The laws try hundreds of documents, and the machine may be busy with other suites.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    setupFiles: ['../../vitest.seed.ts'],
  },
})
