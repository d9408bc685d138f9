import { setTimeout as delay } from 'node:timers/promises'
import { socketClient } from '@web2/server/src/testing/network/official-client.ts'

/** Milliseconds between two publications: an hour of them stays below what a silver account may publish. */
const betweenPublications = 20_000
const betweenVisits = 2_000

type Send = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>

const sender =
  (url: string, token: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<Record<string, unknown>>
  }

/** Repeats `visit`, each time some milliseconds after the last, until it is told to stop; counts what was done. */
const repeat = async (pause: number, stop: AbortSignal, visit: () => Promise<void>): Promise<number> => {
  let done = 0
  while (!stop.aborted) {
    await visit()
    done += 1
    await delay(pause, undefined, { signal: stop }).catch(() => undefined)
  }
  return done
}

/** A browser that opens, asks, and is closed again. */
const look = async (url: string, token: string) => {
  const visitor = socketClient(url, { Authorization: `Bearer ${token}` })
  await visitor.app.service('version').find()
  visitor.close()
}

/** Creates an article and deletes it. */
const write = async (send: Send) => {
  const article = await send('POST', 'articles', { title: 'Hedges', text: '<p>When to cut them.</p>' })
  await send('DELETE', `articles/${String(article._id)}`)
}

const makeSite = async (send: Send): Promise<string> => {
  const site = { siteName: 'Garden', rootSlug: 'garden', templateId: 'garden', napId: null, email: 'a@b.c' }
  const made = (await send('POST', 'cloud-builder', site)) as { site: { _id: string } }
  return made.site._id
}

const publish = async (send: Send, siteId: string, stop: AbortSignal) => {
  await send('POST', 'cloud-builder', { siteId, clouds: [{ cloud: 'builtin', buckets: [] }] })
  const latest = `runs?subjectId=${siteId}&kind=publish-site&$sort[createdAt]=-1&$limit=1`
  for (;;) {
    const { data } = (await send('GET', latest)) as { data: { status: string; message: string }[] }
    const run = data[0]
    if (run?.status === 'done' || stop.aborted) return
    if (run?.status === 'failed') throw new Error(`A publication failed: ${run.message}`)
    await delay(250)
  }
}

/**
 * Those who work beside the load until it ends: browsers that come and go, articles that are written and deleted, a
 * site that is published again and again. Resolves with how often each was done; any failure ends it.
 */
export const startVisitors = async (url: string, token: string, stop: AbortSignal) => {
  const send = sender(url, token)
  const siteId = await makeSite(send)
  return Promise.all([
    repeat(betweenVisits, stop, () => look(url, token)),
    repeat(betweenVisits, stop, () => write(send)),
    repeat(betweenPublications, stop, () => publish(send, siteId, stop)),
  ])
}
