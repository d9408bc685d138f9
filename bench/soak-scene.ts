import { readdir, readFile } from 'node:fs/promises'
import autocannon from 'autocannon'
import type { TestInstallation } from '@web2/server/src/testing/processes/product-process.ts'

const connections = 8
const listings = 500

/** Measurements of a process at one moment. */
export interface Look {
  /** Megabytes in memory. */
  readonly memory: number
  /** The most megabytes it ever had in memory. */
  readonly peak: number
  /** Files, sockets and pipes that it has open. */
  readonly handles: number
}

/** Reads a process's memory and handles from /proc, so only on Linux. */
export const lookAt = async (pid: number): Promise<Look> => {
  const [status, open] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readdir(`/proc/${pid}/fd`),
  ])
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024
  return { memory: megabytes('VmRSS'), peak: megabytes('VmHWM'), handles: open.length }
}

/** A signed-in user's token, and one of the listings that belong to that account. */
export interface Scene {
  readonly token: string
  readonly id: string
}

const post = async (place: TestInstallation, path: string, body: object, token?: string) => {
  const answer = await fetch(place.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<{ _id: string; accessToken: string }>
}

/** Creates a user with listings for the load to work on. */
export const furnish = async (place: TestInstallation): Promise<Scene> => {
  const ada = { email: 'ada@example.com', password: 'a path through the garden' }
  await post(place, '/api/users', { name: 'Ada', ...ada })
  const { accessToken: token } = await post(place, '/api/authentication', { strategy: 'local', ...ada })
  let id = ''
  for (let made = 0; made < listings; made += 1) {
    const listing = { businessName: `Garden ${made}`, address1: '1 Elm St', phone: '555 0100' }
    id = (await post(place, '/api/naps', listing, token))._id
  }
  return { token, id }
}

/** Lists, reads and changes listings, as fast as it is answered or at `rate` requests a second. */
export const load = (url: string, { token, id }: Scene, seconds: number, rate?: number) =>
  autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    requests: [
      { method: 'GET', path: '/api/naps?$sort[createdAt]=-1&$limit=20' },
      { method: 'GET', path: `/api/naps/${id}` },
      { method: 'PATCH', path: `/api/naps/${id}`, body: '{"phone":"555 0199"}' },
    ],
  })
