/**
 * Base URLs of external services without a trailing slash; proxies and self-hosted services can replace them.
 */
export interface ServiceAddresses {
  readonly github: string
  readonly bunny: string
  readonly vultr: string
  readonly cloudflare: string
  readonly openai: string
  readonly poe: string
  readonly pixabay: string
  readonly pexels: string
  readonly unsplash: string
  readonly wikimedia: string
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
  poe: 'https://api.poe.com/v1',
  pixabay: 'https://pixabay.com/api',
  pexels: 'https://api.pexels.com/v1',
  unsplash: 'https://api.unsplash.com',
  wikimedia: 'https://commons.wikimedia.org/w/api.php',
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
