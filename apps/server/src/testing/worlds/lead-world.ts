import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LeadFormDefinition } from '@web2/contract/leads'
import type { Kysely, Selectable } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { createSitesHost } from '../../domains/clouds/hosting/serve-sites.ts'
import { formIdOf } from '../../domains/leads/forms/form-id.ts'
import { writeFormToken } from '../../domains/leads/forms/form-token.ts'
import type { LeadsTable } from '../../domains/leads/tables.ts'
import { sendMail } from '../../domains/notifications/mail/send-mail.ts'
import { freePort } from '../servers/free-port.ts'
import type { TestDatabase } from '../postgres.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from './start-api.ts'

export interface PublishedForm {
  readonly id: string
  readonly siteId: string
  readonly targetId: string
  readonly token: string
}

/** A server that receives forms: the app, the host of sites, and an account with a site. */
export interface LeadWorld {
  readonly api: TestApi
  readonly user: TestUser
  readonly siteId: string
  /** URL of the sites' host without a trailing slash. */
  readonly sitesUrl: string
  /** Registers a form as its publication does. */
  publishForm(change?: {
    readonly definition?: Partial<LeadFormDefinition>
    readonly thankYouUrl?: string
    readonly baseUrl?: string
    readonly user?: TestUser
    readonly siteId?: string
  }): Promise<PublishedForm>
  newSite(user?: TestUser): Promise<string>
  /** Leads of the account in the order of their arrival. */
  leads(accountId?: string): Promise<readonly Selectable<LeadsTable>[]>
  /** The latest lead of the account with the site. Throws without one. */
  lastLead(): Promise<Selectable<LeadsTable>>
  /** Sends the queued emails. */
  sendMails(): Promise<void>
  later(milliseconds: number): void
  stop(): Promise<void>
}

const contactFields: LeadFormDefinition['fields'] = [
  { name: 'name', label: 'Your name', type: 'text', required: true, autocomplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', required: true, autocomplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'message', label: 'Message', type: 'multiline', required: true, minLength: 5 },
]

const definitionOf = (change: Partial<LeadFormDefinition> = {}): LeadFormDefinition => ({
  name: 'Contact form',
  fields: contactFields,
  successText: '',
  thankYouPage: '',
  lang: 'en',
  ...change,
})

let made = 0

/** Registers a form as its publication does. */
export const registerForm = async (
  db: Kysely<Database>,
  { appSecret, publicUrl }: Pick<Config, 'appSecret' | 'publicUrl'>,
  form: {
    readonly accountId: string
    readonly siteId: string | null
    readonly definition?: LeadFormDefinition
    readonly thankYouUrl?: string | undefined
    readonly baseUrl?: string | undefined
  },
): Promise<PublishedForm> => {
  const { accountId, siteId, definition = definitionOf(), thankYouUrl = '', baseUrl = '' } = form
  const { name, fields } = definition
  const [id, version, targetId] = [formIdOf(siteId ?? accountId, `node-${++made}`), `v${made}`, uuidV7()]
  await db
    .insertInto('leadForms')
    .values({
      ...{ id, accountId, siteId, siteName: 'Green Thumb', name, version },
      fields: JSON.stringify(fields),
    })
    .execute()
  await db
    .insertInto('leadFormVersions')
    .values({ formId: id, version, accountId, definition: JSON.stringify(definition) })
    .execute()
  await db
    .insertInto('leadFormTargets')
    .values({ formId: id, targetId, accountId, baseUrl, thankYouUrl, publicUrl })
    .execute()
  const token = writeFormToken(appSecret, { formId: id, version, siteId: siteId ?? '', targetId })
  return { id, siteId: siteId ?? '', targetId, token }
}

export const startLeadWorld = async (
  options: { readonly config?: Partial<Config>; readonly database?: TestDatabase } = {},
): Promise<LeadWorld> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'leads-'))
  const sitesPort = await freePort()
  let ahead = 0
  const api = await startTestApi({
    config: { dataDir, sitesPort, trustedProxy: { ranges: ['127.0.0.0/8'] }, ...options.config },
    jobs: { enqueue: () => Promise.resolve() },
    now: () => new Date(Date.now() + ahead),
    ...(options.database && { database: options.database }),
  })
  Object.assign(api.context.config, { publicUrl: api.url })
  const host: Server = createSitesHost(api.context).listen(sitesPort, '127.0.0.1')
  await once(host, 'listening')
  const { db } = api.database
  const user = await signUp(api)

  const newSite = async (owner = user) => {
    const { body } = await call(api, 'POST', '/api/cloud-builder', {
      token: owner.token,
      body: {
        siteName: 'Green Thumb',
        rootSlug: `leads-${++made}-${Date.now()}`,
        pages: [
          { _id: 'a', name: 'Home', slug: 'home', html: '<p>Home</p>' },
          { _id: 'b', name: 'Contact', slug: 'contact', html: '<p>Contact</p>' },
        ],
      },
    })
    return body.site._id as string
  }
  const siteId = await newSite()
  const leads = (accountId = user.accountId) =>
    db.selectFrom('leads').selectAll().where('accountId', '=', accountId).orderBy('id').execute()

  return {
    api,
    user,
    siteId,
    sitesUrl: `http://127.0.0.1:${sitesPort}`,
    newSite,
    publishForm: ({ definition, thankYouUrl, baseUrl, user: owner = user, siteId: site = siteId } = {}) =>
      registerForm(db, api.context.config, {
        ...{ accountId: owner.accountId, siteId: site, thankYouUrl, baseUrl },
        definition: definitionOf(definition),
      }),
    leads,
    lastLead: async () => {
      const last = (await leads()).at(-1)
      if (!last) throw new Error('The account has no lead.')
      return last
    },
    sendMails: async () => {
      const mails = await db
        .selectFrom('mails')
        .select('id')
        .where('status', '=', 'queued')
        .orderBy('id')
        .execute()
      for (const { id } of mails) await sendMail(api.context, id)
    },
    later: (milliseconds) => {
      ahead += milliseconds
    },
    stop: async () => {
      host.closeAllConnections()
      host.close()
      await api.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Entries of a person, with the hidden fields of the form. */
export const goodEntries = (form: PublishedForm, change: Readonly<Record<string, string>> = {}) => ({
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '+44 20 7946 0958',
  message: 'Please call me about the garden behind my house.',
  _token: form.token,
  _page: 'contact/',
  ...change,
})

let callers = 0

/** Returns an address that no other call has. */
export const newAddress = (): string => {
  callers += 1
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
}

/** Posts a form as a browser without JavaScript does, each from another address; redirects are not followed. */
export const postForm = async (
  world: { readonly api: Pick<TestApi, 'url'> },
  form: Pick<PublishedForm, 'id'>,
  body: Readonly<Record<string, string>> | FormData | string,
  headers: Readonly<Record<string, string>> = {},
  redirect: 'manual' | 'follow' = 'manual',
): Promise<Response> => {
  // as bytes, because fetch gives form data another boundary when it follows a redirect
  const sent = new Response(
    typeof body === 'string' || body instanceof FormData ? body : new URLSearchParams(body),
  )
  const type = sent.headers.get('content-type') ?? ''
  return fetch(`${world.api.url}/f/${form.id}`, {
    method: 'POST',
    redirect,
    body: await sent.bytes(),
    headers: {
      'Content-Type': typeof body === 'string' ? 'application/x-www-form-urlencoded' : type,
      'X-Forwarded-For': newAddress(),
      ...headers,
    },
  })
}

/** Posts a form and follows redirects, as a browser does. */
export const visitForm = (...[world, form, body, headers]: Parameters<typeof postForm>): Promise<Response> =>
  postForm(world, form, body, headers, 'follow')
