import { feathers } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import { authorize, noticeRefusedToken } from './token.ts'

/** Base path of every call (spec.md section 7). */
export const apiBase = '/api'

/** The official client over REST. Screens use the typed resources of resources.ts instead. */
export const client = feathers()

client.configure(rest(apiBase).fetch((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init)))
client.hooks({ before: { all: [authorize] }, error: { all: [noticeRefusedToken] } })
