import { feathers } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import { authorize, noticeRefusedToken } from './token.ts'

/** Base path of every call (spec.md section 7). */
const apiBase = '/api'

/** The official client over REST; screens use the typed resources of resources.ts. */
export const feathersClient = feathers()

feathersClient.configure(
  rest(apiBase).fetch((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init)),
)
feathersClient.hooks({ before: { all: [authorize] }, error: { all: [noticeRefusedToken] } })
