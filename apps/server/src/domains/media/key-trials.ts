import { messages } from '@web2/contract/core'
import type { KeyTrial } from '../accounts/index.ts'
import { done, failed } from '../../platform/outbound/outcome.ts'
import { guardedAgentOf } from '../../platform/outbound/process-agent.ts'

/** Searches for what every source has images of. */
const searching =
  (name: 'pixabay' | 'pexels' | 'unsplash'): KeyTrial =>
  (keys, { config }) => {
    const key = keys[name]
    if (key === undefined) return undefined
    return import('./providers/image-search/registry.ts').then(async ({ imageSourceRegistry }) => {
      const source = imageSourceRegistry[name].create({
        base: config.services[name],
        key,
        dispatcher: guardedAgentOf(config),
        contact: config.publicUrl,
      })
      const found = await source.search({ query: 'Nature', page: 1 })
      if (!found.ok) return found
      return done(`The key works. It found ${found.value.total.toLocaleString('en-US')} images of “Nature”.`)
    })
  }

const trying = () => import('./providers/image-generation/try-image-key.ts')

/** Trials of the keys of image services; each loads its code when it is called. */
export const imageKeyTrials = {
  blackForestLabs: ({ blackForestLabs: key }, { config }) =>
    key === undefined
      ? undefined
      : trying().then(({ tryFluxKey }) =>
          tryFluxKey(guardedAgentOf(config), config.services.blackForestLabs, key),
        ),
  stability: ({ stability: key }, { config }) =>
    key === undefined
      ? undefined
      : trying().then(({ tryStabilityKey }) =>
          tryStabilityKey(guardedAgentOf(config), config.services.stability, key),
        ),
  midjourney: ({ midjourney: own }, { config }) =>
    own === undefined
      ? undefined
      : import('./providers/image-generation/midjourney/try-gateway.ts').then(({ tryGateway }) =>
          own.gateway === undefined
            ? failed({ kind: 'bad-content', message: messages.midjourneyNoGateway })
            : tryGateway({
                gateway: own.gateway,
                secret: own.gatewaySecret ?? '',
                discordServerId: own.discordServerId,
                discordChannelId: own.discordChannelId,
                dispatcher: guardedAgentOf(config),
              }),
        ),
  pixabay: searching('pixabay'),
  pexels: searching('pexels'),
  unsplash: searching('unsplash'),
} satisfies Record<string, KeyTrial>
