import { Client } from 'pg'
import { poolConfig } from './connect.ts'

export interface Listener {
  stop(): Promise<void>
}

const retryAfter = 1_000

/**
 * Listens for NOTIFY on a dedicated connection, which is reopened when it breaks. Notifications sent while it
 * is closed are lost, so `onConnect` runs at each connection, and subscribers also poll.
 */
export const listen = async (options: {
  readonly url: string
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  readonly onConnect?: () => void
  readonly onError: (error: unknown) => void
}): Promise<Listener> => {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const next = new Client({
      ...poolConfig({ url: options.url, applicationName: 'web2 events' }),
      keepAlive: true,
    })
    next.on('error', (error) => {
      options.onError(error)
      again(next)
    })
    next.on('end', () => again(next))
    next.on('notification', ({ channel, payload = '' }) => options.channels[channel]?.(payload))
    client = next
    try {
      await next.connect()
      for (const channel of Object.keys(options.channels))
        await next.query(`listen ${next.escapeIdentifier(channel)}`)
      options.onConnect?.()
    } catch (error) {
      options.onError(error)
      again(next)
    }
  }

  const again = (broken: Client) => {
    if (stopped || client !== broken) return
    client = undefined
    broken.end().catch(options.onError)
    timer = setTimeout(connect, retryAfter)
  }

  await connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
