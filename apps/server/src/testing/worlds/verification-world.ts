import type { PropertyType, Verification } from '@web2/contract/properties'
import type { Config } from '../../platform/config/config.ts'
import type { AppContext } from '../../platform/context.ts'
import { startVerification } from '../../domains/properties/verification/start-verification.ts'
import { runVerification } from '../../domains/properties/verification/run-verification.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { call, signUp, startTestApi, type Answer, type TestApi, type TestUser } from './start-api.ts'
import { createWorld, noStop, type World } from './publishing-world.ts'
import { startPersonalSite, type PersonalSite } from '../servers/personal-site/personal-site.ts'

/** Account and website with a verification that connects the two. */
export interface VerifyingWorld {
  readonly world: World
  readonly context: AppContext
  readonly api: TestApi
  readonly user: TestUser
  readonly site: PersonalSite
  /** Creates an unverified property of the site. Returns its id. */
  newProperty(url?: string, propertyType?: PropertyType): Promise<string>
  /** Starts a verification, and executes its first step by default. Returns its id. */
  start(propertyId: string, options?: { readonly run?: boolean }): Promise<string>
  run(id: string): Promise<void>
  verification(id: string): Promise<Verification>
  /** Answers as the signed-in user; `token: undefined` as a guest. */
  answer(jobId: string, otp: string, more?: object, token?: string | undefined): Promise<Answer>
  end(): Promise<void>
}

export const createVerifyingWorld = async (more: Partial<Config> = {}): Promise<VerifyingWorld> => {
  const site = await startPersonalSite()
  const world = await createWorld([new URL(site.url).host], more)
  const { context, database } = world
  const { config, db, jobs, now } = context
  // without a mail server, registration works without an emailed link
  const api = await startTestApi({ database, config: { ...config, mail: undefined }, jobs, now })
  const user = await signUp(api)
  const run = (id: string) => runVerification(context, id, noStop)
  return {
    world,
    context,
    api,
    user,
    site,
    run,
    newProperty: async (url = `${site.url}/`, propertyType = 'gsites') => {
      const id = uuidV7()
      await db
        .insertInto('properties')
        .values({
          id,
          accountId: user.accountId,
          createdBy: user.userId,
          propertyType,
          means: 'assisted',
          name: 'Garden notes',
          url,
          siteKey: id,
          username: 'ada',
        })
        .execute()
      return id
    },
    start: async (propertyId, { run: isRun = true } = {}) => {
      const { _id } = await startVerification(context, user, propertyId)
      if (isRun) await run(_id)
      return _id
    },
    verification: async (id) =>
      (await call(api, 'GET', `/api/property-verifications/${id}`, { token: user.token })).body,
    answer: (jobId, otp, more = {}, ...[token = user.token]) =>
      call(api, 'POST', '/api/send-otp', { token, body: { otp, jobId, ...more } }),
    end: async () => {
      await api.stop()
      await world.end()
      await site.stop()
    },
  }
}
