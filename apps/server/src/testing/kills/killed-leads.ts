import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { createTestDatabase } from '../postgres.ts'
import { createPlace, type Running } from '../processes/product-process.ts'
import { until } from '../until.ts'
import { goodEntries, postForm, registerForm, type PublishedForm } from '../worlds/lead-world.ts'
import { signUp } from '../worlds/start-api.ts'

const appSecret = 'the secret of two nodes with forms, 32 long'

/** Ms before a visitor without an answer sends the form again. */
const rest = 100

const messageOf = (at: number) => `Please call me back, I am visitor ${at}.`

/** Sends the forms of visitors to nodes that come and go, each until it is answered with the thank-you page. */
const startVisitors = (
  urls: readonly string[],
  form: PublishedForm,
  { count, atOnce }: { readonly count: number; readonly atOnce: number },
) => {
  let next = 0
  const thanked: string[] = []
  const isThanked = async (url: string, message: string): Promise<boolean> => {
    try {
      const answer = await postForm({ api: { url } }, form, goodEntries(form, { message }))
      return answer.status === 303 && (answer.headers.get('location') ?? '').includes('/thanks')
    } catch (error) {
      // fetch's error for a connection that was refused or lost
      if (error instanceof TypeError) return false
      throw error
    }
  }
  const visitor = async () => {
    for (let at = next++; at < count; at = next++) {
      for (let tries = at; !(await isThanked(urls[tries % urls.length]!, messageOf(at))); tries += 1)
        await delay(rest)
      thanked.push(messageOf(at))
    }
  }
  return { thanked, done: Promise.all(Array.from({ length: atOnce }, visitor)) }
}

/** Expects each message as one lead, with one notification and one email. */
const expectOnce = async (db: Kysely<Database>, messages: readonly string[]) => {
  const leads = await db.selectFrom('leads').select(['id', 'message', 'status']).execute()
  expect(leads.map(({ message }) => message).toSorted()).toEqual(messages.toSorted())
  expect(new Set(leads.map(({ status }) => status))).toEqual(new Set(['new']))
  const ids = leads.map(({ id }) => id).toSorted()
  const mails = await db.selectFrom('leadMails').select('leadId').execute()
  expect(mails.map(({ leadId }) => leadId).toSorted()).toEqual(ids)
  const notifications = await db
    .selectFrom('notifications')
    .select('cause')
    .where('type', '=', 'lead')
    .execute()
  expect(notifications.map(({ cause }) => cause).toSorted()).toEqual(ids.map((id) => `lead:${id}`))
}

/**
 * Kills one of two nodes on a database after the other while visitors send forms. Expects every form that was answered
 * with the thank-you page as one lead, announced once, also if it was sent again.
 */
export const killReceivers = async (count: number, kills: number): Promise<void> => {
  const database = await createTestDatabase()
  const places = [await createPlace(), await createPlace()]
  const start = (node: number): Running =>
    places[node]!.start({
      ...{ DATABASE_URL: database.url, APP_SECRET: appSecret, ROLES: 'web', TRUSTED_PROXY: '127.0.0.0/8' },
      // each has a folder of its own, which no other one sees; these leads have no files
      PUBLIC_URL: places[0]!.url,
    })
  try {
    const nodes = [start(0), start(1)]
    await Promise.all(nodes.map(({ ready }) => ready))
    const { accountId } = await signUp({ url: places[0]!.url, database })
    const config = { appSecret, publicUrl: places[0]!.url }
    const form = await registerForm(database.db, config, { accountId, siteId: null })
    const visitors = startVisitors(
      places.map(({ url }) => url),
      form,
      { count, atOnce: 8 },
    )
    for (let kill = 0; kill < kills; kill += 1) {
      const node = kill % nodes.length
      const before = (count / (kills + 1)) * (kill + 1)
      await until(() => visitors.thanked.length >= before)
      const seen = [...visitors.thanked]
      await nodes[node]!.kill('SIGKILL')
      const stored = await database.db.selectFrom('leads').select('message').execute()
      const messages = new Set(stored.map(({ message }) => message))
      expect(seen.filter((message) => !messages.has(message))).toEqual([])
      nodes[node] = start(node)
      await nodes[node].ready
    }
    await visitors.done
    await expectOnce(database.db, visitors.thanked)
    expect(visitors.thanked).toHaveLength(count)
  } finally {
    for (const place of places) await place.clear()
    await database.destroy()
  }
}
