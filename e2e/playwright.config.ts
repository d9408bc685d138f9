import { defineConfig } from '@playwright/test'

const quiet = ['background-networking', 'component-update', 'sync'].map((part) => `--disable-${part}`)

const long = 'journeys/**/*.long.spec.ts'
const isLong = Boolean(process.env.LONG_TESTS)

export default defineConfig({
  testDir: '.',
  testMatch: isLong ? long : 'journeys/**/*.spec.ts',
  testIgnore: isLong ? [] : long,
  globalSetup: ['../scripts/test/built-server.mjs', './global-setup.ts'],
  outputDir: '../test-results',
  // four workers left fewer cores idle, but took 30 % more CPU time and 28 % longer on virtual cores, where each
  // message between cores and each page fault is dear
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // limits that only a hanging journey may reach, even on a machine ten times slower
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    // elements that fade out must be neither clicked nor checked
    contextOptions: { reducedMotion: 'reduce' },
    // no traces, because recording them took a third of the total time; `--trace on` records a single journey
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', ...quiet],
    },
  },
})
