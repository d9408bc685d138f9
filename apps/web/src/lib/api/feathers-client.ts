import { feathers } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import { apiBase, callAddress } from './addresses.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { noAnswer } from './errors.ts'
import { authorize, noticeRefusedToken } from './token.ts'

/** The official client over REST; screens use the typed resources of resources.ts. */
export const feathersClient = feathers()

const ask = async (asked: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const input = typeof asked === 'string' ? callAddress(asked) : asked
  try {
    return await (takeEarlyAnswer(input, init) ?? fetch(input, init))
  } catch (error) {
    throw noAnswer(error)
  }
}

feathersClient.configure(rest(apiBase).fetch(ask))
feathersClient.hooks({ before: { all: [authorize] }, error: { all: [noticeRefusedToken] } })
