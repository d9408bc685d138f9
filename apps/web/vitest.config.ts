import { defineConfig } from 'vitest/config'
import { iconLibrary } from './icon-library.ts'

// The files share a page, since to make one takes longer than most of them: each leaves it as it was.
export default defineConfig({
  plugins: [iconLibrary()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    isolate: false,
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    setupFiles: ['../../vitest.seed.ts', './src/testing/quiet-frames.ts'],
  },
})
