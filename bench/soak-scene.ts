import { readdir, readFile } from 'node:fs/promises'
import autocannon from 'autocannon'
import type { TestInstallation } from '@web2/server/src/testing/processes/product-process.ts'

const connections = 8
const listings = 500

/** Resources that a process holds at one moment. */
export interface Look {
  /** Resident memory in MB. */
  readonly memory: number
  /** Peak resident memory in MB. */
  readonly peak: number
  /** Number of open files, sockets and pipes. */
  readonly handles: number
}

/** Reads a process's memory and handles from /proc, which only Linux has. */
export const lookAt = async (pid: number): Promise<Look> => {
  const [status, open] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readdir(`/proc/${pid}/fd`),
  ])
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024
  return { memory: megabytes('VmRSS'), peak: megabytes('VmHWM'), handles: open.length }
}

/** A signed-in user's access token, and one listing of the account. */
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

/** Registers a user and adds the listings for the load. */
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

/** Lists, reads and changes listings, as fast as the server answers or at `rate` requests per second. */
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
