const isLocal = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

/**
 * Returns the public URL of this installation, or the browser's own if the public one is not configured and
 * the browser's is better.
 */
export const outsideAddress = (publicUrl: string, here: string): string =>
  isLocal(publicUrl) && !isLocal(here) ? here : publicUrl
