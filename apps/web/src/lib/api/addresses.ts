/** Base path of every call. */
export const apiBase = '/api'

/** Services that live below /snappy/, which the installation may have on a second host (SNAPPY_URL). */
const onSecondHost = /^\/api\/((?:users|authentication|login-as-user)(?:[/?].*)?)$/

/** Without a slash at the end; the server writes it into the page. */
const snappyBase = (): string =>
  document.querySelector('meta[name="snappy-url"]')?.getAttribute('content') ?? '/snappy'

/** Where a call below the API's base goes. */
export const callAddress = (address: string): string => {
  const below = onSecondHost.exec(address)?.[1]
  return below === undefined ? address : `${snappyBase()}/${below}`
}

/** Whether a call sends and takes cookies wherever it goes: sign-in does, because the server knows this browser by one. */
export const carriesCookies = (address: string): boolean => /^\/api\/authentication(?:[/?]|$)/.test(address)
