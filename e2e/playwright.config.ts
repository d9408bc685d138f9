import { defineConfig } from '@playwright/test'

const quiet = ['background-networking', 'component-update', 'sync'].map((part) => `--disable-${part}`)

export default defineConfig({
  testDir: '.',
  testMatch: 'journeys/**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // journeys wait for the product now and then: two of them left a quarter of two cores unused
  workers: 4,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // bounds that only a journey which hangs may reach, on a machine ten times slower than ours too
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    // what fades out is neither to be pressed nor to be judged
    contextOptions: { reducedMotion: 'reduce' },
    // no traces: recording them took a third of the whole time; `--trace on` records the journey one looks into
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', ...quiet],
    },
  },
})
