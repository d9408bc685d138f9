import { feathers } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import { apiBase, callAddress, carriesCookies } from './addresses.ts'
import { consumePrefetched } from './early-answers.ts'
import { noAnswer } from './errors.ts'
import { authorize, noticeRefusedToken } from './token.ts'

/** The official client over REST; screens use the typed resources of resources.ts. */
export const feathersClient = feathers()

const ask = async (asked: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const isOurs = typeof asked === 'string'
  const input = isOurs ? callAddress(asked) : asked
  try {
    if (isOurs && carriesCookies(asked)) return await fetch(input, { ...init, credentials: 'include' })
    return await (consumePrefetched(input, init) ?? fetch(input, init))
  } catch (error) {
    throw noAnswer(error)
  }
}

feathersClient.configure(rest(apiBase).fetch(ask))
feathersClient.hooks({ before: { all: [authorize] }, error: { all: [noticeRefusedToken] } })
