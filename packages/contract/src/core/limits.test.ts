import { expect, test } from 'vitest'
import { appDescription, appTitle, appVersion, copyrightSince } from './app.ts'
import { limits } from './limits.ts'
import { defaultTier, tierTypes } from './tiers.ts'

test('times and sizes match the specification', () => {
  expect(limits).toMatchObject({
    versionCheckInterval: 600_000,
    chunkReloadInterval: 60_000,
    snackbarDuration: 2_000,
    minimumFetchDisplay: 200,
    imageSearchDelay: 2_500,
    usageBannerFrom: 85,
    usageBannerDuration: 10_000,
    findAllPageSize: 100,
    pickerPageSize: 24,
    notificationsPageSize: 5,
    notificationsPoll: 10_000,
    downloadPoll: 10_000,
    downloadBarHeight: 10,
  })
})

test('name, version and copyright year match the specification', () => {
  expect({ appVersion, appTitle, appDescription, copyrightSince }).toEqual({
    appVersion: '1.1.1',
    appTitle: 'Web 2 Manager',
    appDescription: 'SEO Tool of Your Dreams',
    copyrightSince: 2019,
  })
})

test('accounts start with silver, one of four tiers', () => {
  expect(defaultTier).toBe('silver')
  expect([...tierTypes].sort()).toEqual(['bronze', 'golden', 'platinum', 'silver'])
})
