/** Base addresses of outside services, without a slash at the end; proxies and self-hosted ones can stand in. */
export interface ServiceAddresses {
  readonly github: string
  readonly bunny: string
  readonly vultr: string
  readonly cloudflare: string
}

export const publicServices: ServiceAddresses = {
  github: 'https://api.github.com',
  bunny: 'https://api.bunny.net',
  vultr: 'https://api.vultr.com/v2',
  cloudflare: 'https://api.cloudflare.com/client/v4',
}

/** Hosts, as in EGRESS_ALLOW, of services whose address whoever runs the installation has changed. */
export const ownServiceHosts = (services: ServiceAddresses): string[] =>
  (Object.keys(publicServices) as (keyof ServiceAddresses)[])
    .filter((name) => services[name] !== publicServices[name])
    .map((name) => {
      const { hostname, port, protocol } = new URL(services[name])
      return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
    })
