const isLocal = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

/**
 * Returns the public URL of this installation, or the browser's own if the public one is not configured and
 * the browser's is better.
 */
export const outsideAddress = (publicUrl: string, here: string): string =>
  isLocal(publicUrl) && !isLocal(here) ? here : publicUrl

/** Returns whether browsers of visitors can reach this URL: https, and no name of a private network. */
export const isOpenToVisitors = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl)
  return (
    protocol === 'https:' &&
    !isLocal(publicUrl) &&
    !/^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|\.(?:local|internal|localhost)$/.test(hostname)
  )
}
