import type { Middleware } from './visit.ts'

/** On the product's own hosted domain, module-maker pages send a signed-in user home. */
export const masterNonVisiblePages: Middleware = async ({ user, routeName, hostname, hostedDomain }) => {
  if (user === null || !routeName.includes('module-maker')) return null
  const domain = await hostedDomain()
  return domain !== '' && hostname === domain ? '/' : null
}
