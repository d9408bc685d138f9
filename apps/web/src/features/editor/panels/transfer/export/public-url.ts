const isLocal = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

/**
 * The address by which others reach this installation: its public one, unless nobody set that and this browser has
 * reached it by a better one.
 */
export const outsideAddress = (publicUrl: string, here: string): string =>
  isLocal(publicUrl) && !isLocal(here) ? here : publicUrl
