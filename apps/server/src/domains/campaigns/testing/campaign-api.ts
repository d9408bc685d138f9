import type { CampaignJob, CampaignSchedule } from '@web2/contract/campaigns'
import { afterAll, beforeAll, expect } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { type OwnBlog } from '../../../testing/worlds/own-blogs.ts'

export interface Draft {
  readonly blogs: readonly OwnBlog[]
  readonly articleIds: readonly string[]
  readonly fields?: object
}

/** Starts an API with two accounts, and returns functions that draft, plan and approve campaigns. */
export const useCampaignApi = () => {
  let api: TestApi
  let ann: TestUser
  let ben: TestUser
  let moment = Date.parse('2026-11-22T12:00:00Z')
  beforeAll(async () => {
    api = await startTestApi({ now: () => new Date(moment) })
    await signUp(api)
    ann = await signUp(api)
    ben = await signUp(api)
  })
  afterAll(() => api.stop())
  const send = (user: TestUser, method: string, path: string, body?: unknown) =>
    call(api, method, `/api/${path}`, { token: user.token, body })
  const schedule: CampaignSchedule = {
    start: '2026-12-01',
    postsPerDay: 5,
    from: '09:00',
    to: '17:00',
    timeZone: 'America/New_York',
    weekdays: [1, 2, 3, 4, 5],
    jitter: 20,
  }
  const words = (about: string) =>
    Array.from({ length: 120 }, (_, at) => `${about}${at % 40} ${about}${(at * 7) % 53}`).join(' ')
  let written = 0
  const article = async (user = ann, fields: object = {}): Promise<string> => {
    written += 1
    const title = `Article ${written}`
    const body = { title, text: `<p>${words(`w${written}x`)}</p>`, status: 'ready', ...fields }
    const answer = await send(user, 'POST', 'articles', body)
    expect(answer.status).toBe(201)
    return answer.body._id
  }
  const articles = (count: number) => Promise.all(Array.from({ length: count }, () => article()))
  const draft = async ({ blogs, articleIds, fields }: Draft, user = ann) => {
    const body = {
      name: 'Winter',
      targets: blogs.map(({ _id }) => _id),
      source: { kind: 'articles', articleIds },
      schedule,
      seed: 7,
      ...fields,
    }
    const answer = await send(user, 'POST', 'campaigns', body)
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'draft', planStale: true, nextPostAt: null },
    })
    return answer.body
  }
  const plan = (id: string, user = ann) => send(user, 'POST', 'campaign-plans', { campaignId: id })
  const planned = async (of: Draft) => {
    const answer = await plan((await draft(of))._id)
    expect(answer).toMatchObject({ status: 201, body: { planStale: false } })
    return answer.body
  }
  const jobsOf = async (id: string): Promise<CampaignJob[]> =>
    (await send(ann, 'GET', `campaign-jobs?campaignId=${id}&$sort[runAt]=1&$limit=1000`)).body.data
  const approve = (
    campaign: { _id: string; planRevision: number },
    blogs: readonly OwnBlog[],
    acceptIssues?: readonly string[],
  ) =>
    send(ann, 'POST', 'campaign-approvals', {
      campaignId: campaign._id,
      planRevision: campaign.planRevision,
      destinations: blogs.map(({ _id }) => _id),
      ...(acceptIssues && { acceptIssues }),
    })
  const checks = async (id: string): Promise<{ kind: string; level: string; platform: string | null }[]> =>
    (await send(ann, 'GET', `campaign-checks/${id}`)).body.checks
  const armed = async (id: string) => {
    const rows = await api.database.db
      .selectFrom('campaignJobs')
      .select(['armed', 'status'])
      .where('campaignId', '=', id)
      .execute()
    return [...new Set(rows.map((row) => `${row.status}${row.armed ? ' armed' : ''}`))]
  }

  return {
    get api() {
      return api
    },
    get ann() {
      return ann
    },
    get ben() {
      return ben
    },
    get moment() {
      return moment
    },
    set moment(value) {
      moment = value
    },
    send,
    schedule,
    words,
    article,
    articles,
    draft,
    plan,
    planned,
    jobsOf,
    approve,
    checks,
    armed,
  }
}
