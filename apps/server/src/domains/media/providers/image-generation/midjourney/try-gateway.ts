import type { Dispatcher } from 'undici'
import { askService } from '../../../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { textAt, valueAt } from '../../../../../platform/outbound/read-json.ts'
import { serviceRefusal } from '../../../../../platform/outbound/service-error.ts'

export interface GatewayAccess {
  /** Base URL of midjourney-proxy without a trailing slash, with or without its /mj. */
  readonly gateway: string
  /** Its `mj.api-secret`; '' if none is required. */
  readonly secret: string
  readonly discordServerId: string
  readonly discordChannelId: string
  readonly dispatcher: Dispatcher
}

const title = 'The Midjourney gateway'

/**
 * Lists the gateway's Discord accounts (GET /mj/account/list of midjourney-proxy, docs/api.md) and looks for
 * the channel among them. The list contains tokens, so nothing of it is stored or shown.
 */
export const tryGateway = async ({
  gateway,
  secret,
  discordServerId,
  discordChannelId,
  dispatcher,
}: GatewayAccess): Promise<Outcome<string>> => {
  const asked = await askService(dispatcher, {
    service: title,
    url: `${gateway.replace(/\/mj$/, '')}/mj/account/list`,
    headers: secret === '' ? {} : { 'mj-api-secret': secret },
    timeout: 15_000,
    maxBytes: 1_000_000,
    failure: (refusal) => {
      if (refusal.status === 401 || refusal.status === 403)
        return {
          kind: 'auth-dead',
          message: `${title} rejected the secret. Check Gateway secret.`,
        }
      if (refusal.status === 404)
        return {
          kind: 'bad-content',
          message: `No midjourney-proxy was found at ${gateway}. Check the URL.`,
        }
      return serviceRefusal(title, refusal)
    },
  })
  if (!asked.ok) return asked
  if (!Array.isArray(asked.value))
    return failed({ kind: 'unknown', message: `${title} returned an unexpected response.` })
  const account = asked.value.find((each) => textAt(each, 'channelId') === discordChannelId)
  if (account === undefined)
    return failed({
      kind: 'auth-dead',
      message: `${title} responds but does not serve this Discord channel. Add the channel to its configuration.`,
    })
  if (textAt(account, 'guildId') !== discordServerId)
    return failed({
      kind: 'auth-dead',
      message: `${title} finds this channel on another Discord server. Check Server ID.`,
    })
  if (valueAt(account, 'enable') === false)
    return failed({
      kind: 'auth-dead',
      message: `${title} has disabled this Discord account. Check the gateway for the reason.`,
    })
  return done('The gateway works and serves your Discord channel.')
}
