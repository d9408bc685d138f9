/**
 * Base URLs of external services without a trailing slash; proxies and self-hosted services can replace them.
 */
export interface ServiceAddresses {
  readonly github: string
  readonly bunny: string
  readonly vultr: string
  readonly cloudflare: string
  readonly openai: string
  readonly anthropic: string
  readonly gemini: string
  readonly mistral: string
  readonly xai: string
  readonly deepseek: string
  readonly openrouter: string
  readonly poe: string
  /** Without the API's version, like Stability AI's. */
  readonly blackForestLabs: string
  readonly stability: string
  readonly pixabay: string
  readonly pexels: string
  readonly unsplash: string
  readonly wikimedia: string
  readonly braveSearch: string
  /** Gateway of the server's operator (midjourney-proxy's REST API); empty for none. */
  readonly midjourney: string
  readonly tumblr: string
  readonly wordpressCom: string
  readonly weeblyCloud: string
  readonly stripe: string
}

export const publicServices: ServiceAddresses = {
  github: 'https://api.github.com',
  bunny: 'https://api.bunny.net',
  vultr: 'https://api.vultr.com/v2',
  cloudflare: 'https://api.cloudflare.com/client/v4',
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  gemini: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
  xai: 'https://api.x.ai/v1',
  deepseek: 'https://api.deepseek.com',
  openrouter: 'https://openrouter.ai/api/v1',
  poe: 'https://api.poe.com/v1',
  blackForestLabs: 'https://api.bfl.ai',
  stability: 'https://api.stability.ai',
  pixabay: 'https://pixabay.com/api',
  pexels: 'https://api.pexels.com/v1',
  unsplash: 'https://api.unsplash.com',
  wikimedia: 'https://commons.wikimedia.org/w/api.php',
  braveSearch: 'https://api.search.brave.com/res/v1',
  midjourney: '',
  tumblr: 'https://api.tumblr.com/v2',
  wordpressCom: 'https://public-api.wordpress.com',
  weeblyCloud: 'https://api.weeblycloud.com',
  stripe: 'https://api.stripe.com',
}

/** Returns hosts, as in EGRESS_ALLOW, of services whose URL the operator has changed. */
export const ownServiceHosts = (services: ServiceAddresses): string[] =>
  (Object.keys(publicServices) as (keyof ServiceAddresses)[])
    .filter((name) => services[name] !== publicServices[name])
    .map((name) => {
      const { hostname, port, protocol } = new URL(services[name])
      return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
    })

const pictureServices = ['pixabay', 'pexels', 'unsplash', 'wikimedia'] as const

/**
 * Returns origins of image sources with changed URLs; the app shows their images like those of the public
 * ones.
 */
export const ownPictureOrigins = (services: ServiceAddresses): string[] => [
  ...new Set(
    pictureServices
      .filter((name) => services[name] !== publicServices[name])
      .map((name) => new URL(services[name]).origin),
  ),
]
