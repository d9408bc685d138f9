/**
 * Content security policy of the app's pages; `origins` are additional image sources. Inline styles are
 * needed by the component library and the builder's canvas, an iframe that inherits this policy. Images and
 * frames may come from any https origin, because edited pages show images and videos from anywhere.
 */
const contentSecurityPolicy = (
  origins: readonly string[],
  called: readonly string[],
  framed: readonly string[],
) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'https:', 'data:', 'blob:', ...origins].join(' ')}`,
    "media-src 'self' https: blob:",
    "font-src 'self' https: data:",
    `frame-src ${["'self'", 'https:', 'blob:', ...framed].join(' ')}`,
    `connect-src ${["'self'", ...called].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Returns the headers of pages. `origins`: image sources that the operator has configured instead of the
 * public ones. `called`: further origins that the app calls. `framed`: origins of published sites, which it shows.
 */
export const pageHeaders = (
  origins: readonly string[] = [],
  called: readonly string[] = [],
  framed: readonly string[] = [],
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(origins, called, framed),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
})

/** Headers of every response of the web host. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}
