import type { InstallationStatus, NodeStatus } from '@web2/contract/core'
import { expect, it } from 'vitest'
import { concernsOf } from './warnings.ts'
import { connectionsText } from './connections.ts'

const at = '2026-11-22T20:00:00.000Z'

const node: NodeStatus = {
  _id: 'a',
  host: 'web-1',
  pid: 7,
  roles: ['web', 'worker'],
  version: '1.1.1',
  startedAt: at,
  seenAt: at,
  stopping: false,
  sockets: 0,
  memory: 1,
  disk: { free: 50, total: 100 },
  pool: { open: 1, idle: 1, waiting: 0 },
  providerFailures: {},
}

const well: InstallationStatus = {
  at,
  nodes: [node],
  queues: [],
  runs: [],
  oldestWaiting: 0,
  deadLetters: 0,
  connected: { cloudAccounts: 1, blogs: 2, silentBlogs: 0, textServices: 1 },
  urls: { app: 'https://app.example.com', sites: 'https://sites.example.com' },
  mails: { queued: 0, failed: 0, kept: 0, isSent: true },
  database: {
    version: '18.4',
    bytes: 1,
    tables: [],
    connections: 5,
    mostConnections: 80,
    eventLag: 0,
    events: 0,
  },
}

it('is content when all is well', () => expect(concernsOf(well)).toEqual([]))

it('is content without HTTPS on the own computer', () => {
  const urls = { app: 'http://localhost:3030', sites: 'http://localhost:3031' }
  expect(concernsOf({ ...well, urls })).toEqual([])
})

it.each<[string, Partial<InstallationStatus>, RegExp]>([
  [
    'a silent process',
    { nodes: [node, { ...node, pid: 8, seenAt: '2026-11-22T19:59:00.000Z' }] },
    /Process 8 on web-1/,
  ],
  ['no worker', { nodes: [{ ...node, roles: ['web'] }] }, /No worker is running/],
  ['a full disk', { nodes: [{ ...node, disk: { free: 5, total: 100 } }] }, /almost full \(5 bytes free\)/],
  ['old work', { oldestWaiting: 600 }, /waiting for 10 minutes/],
  ['failures', { deadLetters: 2 }, /2 failed jobs/],
  ['a long write', { database: { ...well.database, eventLag: 30 } }, /open for 30 seconds/],
  ['few connections left', { database: { ...well.database, connections: 79 } }, /79 of the database’s 80/],
  [
    'sites without HTTPS',
    { urls: { ...well.urls, sites: 'http://app.example.com:3031' } },
    /no HTTPS \(http:\/\/app\.example\.com:3031\).*set SITES_URL/,
  ],
  ['two releases', { nodes: [node, { ...node, version: '1.2.0' }] }, /1\.1\.1, 1\.2\.0/],
])('names %s', (_what, change, words) => {
  expect(concernsOf({ ...well, ...change }).join('\n')).toMatch(words)
})

const nothing = { cloudAccounts: 0, blogs: 0, silentBlogs: 0, textServices: 0 }

it.each<[string, Partial<InstallationStatus>, string]>([
  ['everything', {}, 'Connected: 1 cloud account, 2 blogs, 1 text service, mail server.'],
  [
    'nothing',
    { connected: nothing, mails: { ...well.mails, isSent: false } },
    'Not connected: cloud accounts, blogs, text services, mail server.',
  ],
  [
    'a part',
    { connected: { ...nothing, blogs: 1_200, silentBlogs: 3 } },
    'Connected: 1,200 blogs (3 not responding), mail server. Not connected: cloud accounts, text services.',
  ],
])('says that %s is connected', (_what, change, text) => {
  expect(connectionsText({ ...well, ...change })).toBe(text)
})
