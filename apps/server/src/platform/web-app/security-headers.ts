/**
 * What a page of the app may load besides pictures of `origins`. Styles may be inline for the component library and the builder's canvas, an
 * iframe that inherits this policy; images and frames may come from anywhere encrypted, because pages being built
 * show pictures and videos of the whole web.
 */
const contentSecurityPolicy = (origins: readonly string[], called: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'https:', 'data:', 'blob:', ...origins].join(' ')}`,
    "media-src 'self' https: blob:",
    "font-src 'self' https: data:",
    "frame-src 'self' https: blob:",
    `connect-src ${["'self'", ...called].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * `origins`: sources of pictures that whoever runs the installation has put in the place of the public ones. `called`:
 * origins besides its own that the app calls.
 */
export const pageHeaders = (
  origins: readonly string[] = [],
  called: readonly string[] = [],
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(origins, called),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
})

/** For every answer of the web host. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}
