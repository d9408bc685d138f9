import { appVersion } from '@web2/contract'
import { callService } from '../../protocols/ask-service.ts'
import type { Refusal } from '../../protocols/service-refusal.ts'
import type { ServiceFailure } from '../../protocols/outcome.ts'
import type { ConnectorWorld } from '../connector.ts'

/** A page as any reader gets it. */
export interface ReadPage {
  readonly html: string
  /** Where it came from after redirects. */
  readonly url: string
}

export type PageAnswer =
  | { readonly kind: 'page'; readonly page: ReadPage }
  /** The server says that there is nothing there. */
  | { readonly kind: 'gone'; readonly message: string }
  | { readonly kind: 'private-address'; readonly message: string }
  /** It is there, and not for us, or it is no page. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'later'; readonly failure: ServiceFailure }

const timeout = 30_000
const maxBytes = 5_000_000

const refusalOf = (host: string, { status }: Refusal): ServiceFailure => {
  if (status === 404 || status === 410)
    return { kind: 'auth-dead', message: `There is no page at this address of ${host} any more (${status}).` }
  if (status === 401 || status === 403)
    return {
      kind: 'bad-content',
      message: `${host} does not let us read this page (${status}). Publish it so that everybody can see it, and try again.`,
    }
  if (status === 429 || status >= 500)
    return {
      kind: 'retryable',
      message: `${host} cannot show the page at the moment (${status}). It is tried again by itself.`,
    }
  return {
    kind: 'bad-content',
    message: `${host} did not answer with a page (${status}). Check the address.`,
  }
}

/** Reads a page of somebody's site through the guarded agent, as a reader without an account. */
export const readPage = async (world: ConnectorWorld, url: string): Promise<PageAnswer> => {
  const { host } = new URL(url)
  const answer = await callService(world.dispatcher, {
    service: host,
    url,
    headers: {
      'user-agent': `Web2Manager/${appVersion} (looks whether its own user's page is there)`,
      accept: 'text/html',
    },
    timeout,
    maxBytes,
    tooLarge: `The page at ${host} is larger than ${maxBytes / 1e6} MB. Name a smaller page of the site.`,
    failure: (refusal) => refusalOf(host, refusal),
  })
  if (answer.ok) {
    const { body, headers, url: from } = answer.value
    const type = headers['content-type'] ?? ''
    if (!/html/i.test(type))
      return {
        kind: 'refused',
        message: `What ${host} shows there is not a web page (${type || 'no type'}).`,
      }
    return { kind: 'page', page: { html: body.toString(), url: from } }
  }
  const { failure } = answer
  if (failure.reason === 'private-address')
    return {
      kind: 'private-address',
      message: `${host} leads into a private network, which is not called. Use the public address of the site.`,
    }
  if (failure.kind === 'auth-dead') return { kind: 'gone', message: failure.message }
  if (failure.kind === 'bad-content') return { kind: 'refused', message: failure.message }
  return { kind: 'later', failure }
}
