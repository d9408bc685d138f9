import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { readBilling } from './billing-mode.ts'
import type { Config, LogFormat, ServerRole } from './config.ts'
import { publicServices, type ServiceAddresses } from './service-addresses.ts'
import { parseSmtpUrl } from './smtp-url.ts'
import { StartFailure } from './startup-error.ts'
import { parseStorageUrl } from './storage-url.ts'
import { acceptedTrustedProxy, parseTrustedProxy } from './trusted-proxy.ts'

/** Configuration from the environment; a missing secret is generated later, in the data folder. */
export type Settings = Omit<Config, 'appSecret'> & { readonly appSecret: string | undefined }

type Environment = Readonly<Record<string, string | undefined>>

/** Parses text into a value, or returns undefined if the text is invalid. */
type Parser<Value> = (text: string) => Value | undefined

/** Reads all environment variables. Throws one StartFailure that names every invalid one. */
export function readSettings(environment: Environment, projectRoot: string): Settings {
  const complaints: string[] = []
  /** Reports the variable, its value and its accepted values. */
  const complain = (name: string, text: string, accepted: string) => {
    complaints.push(
      `${name} is ${secret.has(name) ? 'invalid' : JSON.stringify(text)}: it must be ${accepted}.`,
    )
  }
  const read = <Value>(name: string, parse: Parser<Value>, fallback: Value, accepted: string): Value => {
    const text = environment[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (value === undefined) complain(name, text, accepted)
    return value ?? fallback
  }
  const service = (variable: string, name: keyof ServiceAddresses) =>
    read(variable, parseBase, publicServices[name], acceptedBase)

  const port = read('PORT', parsePort, 3030, acceptedPort)
  const sitesPort = read('SITES_PORT', parsePort, 3031, acceptedPort)
  if (port === sitesPort) {
    complain(
      'SITES_PORT',
      String(sitesPort),
      'a different port than PORT, because published sites need their own origin',
    )
  }
  const metricsPort = read<number | undefined>('METRICS_PORT', parsePort, undefined, acceptedPort)
  if (metricsPort !== undefined && [port, sitesPort].includes(metricsPort)) {
    complain('METRICS_PORT', String(metricsPort), 'a different port than PORT and SITES_PORT')
  }
  const settings: Settings = {
    port,
    sitesPort,
    host: read('HOST', parseHost, '127.0.0.1', 'an IP address or host name, such as 127.0.0.1 or 0.0.0.0'),
    dataDir: resolve(projectRoot, environment.DATA_DIR?.trim() || 'data'),
    sharesData: read('SHARED_DATA_DIR', parseYesNo, false, 'yes or no'),
    databaseUrl: read(
      'DATABASE_URL',
      parseDatabaseUrl,
      undefined,
      'like postgresql://user:password@host:5432/name',
    ),
    databaseSessionUrl: read(
      'DATABASE_SESSION_URL',
      parseDatabaseUrl,
      undefined,
      'like postgresql://user:password@host:5432/name',
    ),
    storage: read(
      'STORAGE_URL',
      parseStorageUrl,
      undefined,
      'like s3://key:secret@host/bucket?region=us-east-1, with %2F for a slash in the secret',
    ),
    roles: read('ROLES', parseRoles, new Set<ServerRole>(['web', 'worker']), 'web, worker or web,worker'),
    appSecret: read('APP_SECRET', parseSecret, undefined, 'at least 32 random letters and digits'),
    publicUrl: read(
      'PUBLIC_URL',
      parseOrigin,
      `http://localhost:${port}`,
      'a URL like https://app.example.com, without a path',
    ),
    sitesUrl: read(
      'SITES_URL',
      parseOrigin,
      undefined,
      'a URL like https://sites.example.com, without a path',
    ),
    trustedProxy: read('TRUSTED_PROXY', parseTrustedProxy, undefined, acceptedTrustedProxy),
    mail: read(
      'SMTP_URL',
      parseSmtpUrl,
      undefined,
      'like smtp://user:password@host:587?from=robot@example.com, with %40 for an @ in the user or the password',
    ),
    billing: readBilling(environment, (name, accepted) =>
      complain(name, environment[name]?.trim() ?? '', accepted),
    ),
    hostedDomain: read(
      'HOSTED_DOMAIN',
      parseDomain,
      '',
      'a domain name like example.com, without a scheme or port',
    ),
    snappyUrl: read('SNAPPY_URL', parseBase, '', 'an http or https URL like https://accounts.example.com'),
    egressAllow: read('EGRESS_ALLOW', parseHostPorts, [], 'a list like localhost:9000,10.0.0.5:443'),
    indexNowUrl: read(
      'INDEXNOW_URL',
      parseAddress,
      'https://api.indexnow.org/indexnow',
      'a URL like https://api.indexnow.org/indexnow',
    ),
    metricsToken: read('METRICS_TOKEN', parseToken, undefined, 'at least 16 random letters and digits'),
    metricsPort,
    drainSeconds: read('DRAIN_SECONDS', parseSeconds, 0, 'a whole number of seconds from 0 to 300'),
    logFormat: read('LOG_FORMAT', parseLogFormat, 'text', 'text or json'),
    midjourneySecret: read('MIDJOURNEY_SECRET', (text) => text, '', 'the mj.api-secret of MIDJOURNEY_URL'),
    services: {
      github: service('GITHUB_URL', 'github'),
      bunny: service('BUNNY_URL', 'bunny'),
      vultr: service('VULTR_URL', 'vultr'),
      cloudflare: service('CLOUDFLARE_URL', 'cloudflare'),
      openai: service('OPENAI_URL', 'openai'),
      anthropic: service('ANTHROPIC_URL', 'anthropic'),
      gemini: service('GEMINI_URL', 'gemini'),
      mistral: service('MISTRAL_URL', 'mistral'),
      xai: service('XAI_URL', 'xai'),
      deepseek: service('DEEPSEEK_URL', 'deepseek'),
      openrouter: service('OPENROUTER_URL', 'openrouter'),
      poe: service('POE_URL', 'poe'),
      blackForestLabs: service('BFL_URL', 'blackForestLabs'),
      stability: service('STABILITY_URL', 'stability'),
      pixabay: service('PIXABAY_URL', 'pixabay'),
      pexels: service('PEXELS_URL', 'pexels'),
      unsplash: service('UNSPLASH_URL', 'unsplash'),
      wikimedia: service('WIKIMEDIA_URL', 'wikimedia'),
      braveSearch: service('BRAVE_URL', 'braveSearch'),
      midjourney: service('MIDJOURNEY_URL', 'midjourney'),
      tumblr: service('TUMBLR_URL', 'tumblr'),
      wordpressCom: service('WPCOM_URL', 'wordpressCom'),
      weeblyCloud: service('WEEBLY_URL', 'weeblyCloud'),
      stripe: service('STRIPE_URL', 'stripe'),
    },
  }
  if (settings.sitesUrl === settings.publicUrl) {
    complain(
      'SITES_URL',
      settings.publicUrl,
      'another origin than PUBLIC_URL, because published sites need their own',
    )
  }
  if (settings.sharesData && settings.databaseUrl === undefined) {
    complain(
      'SHARED_DATA_DIR',
      'yes',
      'unset unless DATABASE_URL names the database that all instances share',
    )
  }
  if (settings.databaseSessionUrl !== undefined && settings.databaseUrl === undefined) {
    complain(
      'DATABASE_SESSION_URL',
      '',
      'unset unless DATABASE_URL leads to the same database through a pooler',
    )
  }
  if (complaints.length > 0) throw new StartFailure(complaints.join('\n'))
  return settings
}

/** Variables whose values must not appear in a terminal or log. */
const secret = new Set([
  'DATABASE_URL',
  'DATABASE_SESSION_URL',
  'APP_SECRET',
  'STORAGE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'MIDJOURNEY_SECRET',
])

const acceptedPort = 'a whole number from 1 to 65535'

const parsePort: Parser<number> = (text) => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65535 ? port : undefined
}

const domain = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i
/** Returns whether a text is a host; an invalid IP address would otherwise pass as a host name. */
const isHost = (text: string) => isIP(text) !== 0 || (domain.test(text) && !/^[\d.]+$/.test(text))

const parseHost: Parser<string> = (text) => (isHost(text) ? text : undefined)

const parseDomain: Parser<string> = (text) =>
  isHost(text) && isIP(text) === 0 ? text.toLowerCase() : undefined

const parseDatabaseUrl: Parser<string> = (text) => {
  const url = URL.parse(text)
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:'
  return isPostgres && url.pathname.length > 1 ? text : undefined
}

const isRole = (text: string): text is ServerRole => text === 'web' || text === 'worker'

const parseRoles: Parser<ReadonlySet<ServerRole>> = (text) => {
  const roles = splitList(text)
  return roles.length > 0 && roles.every(isRole) ? new Set(roles) : undefined
}

const parseToken: Parser<string> = (text) => (text.length >= 16 ? text : undefined)

const parseSeconds: Parser<number> = (text) =>
  /^\d{1,3}$/.test(text) && Number(text) <= 300 ? Number(text) : undefined

const parseLogFormat: Parser<LogFormat> = (text) => (text === 'text' || text === 'json' ? text : undefined)

const parseYesNo: Parser<boolean> = (text) => ({ yes: true, no: false })[text.toLowerCase()]

const parseSecret: Parser<string> = (text) => (text.length >= 32 ? text : undefined)

const parseOrigin: Parser<string> = (text) => {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return url.href === `${url.origin}/` ? url.origin : undefined
}

const acceptedBase = 'an http or https URL like https://api.example.com/v1'

const parseBase: Parser<string> = (text) => {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  if (url.username || url.password || url.search || url.hash) return undefined
  return url.href.replace(/\/+$/, '')
}

const parseAddress: Parser<string> = (text) =>
  /^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined

const parseHostPorts: Parser<readonly string[]> = (text) => {
  const entries = splitList(text)
  const isHostPort = (entry: string) => {
    const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(entry) ?? []
    return isHost(host.replace(/^\[(.*)\]$/, '$1')) && parsePort(port) !== undefined
  }
  return entries.every(isHostPort) ? entries : undefined
}

const splitList = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
