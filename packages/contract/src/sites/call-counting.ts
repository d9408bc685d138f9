import { formReachProblem } from './form-reach.ts'

/**
 * Where taps on phone numbers of a published site are counted: nowhere; at the built-in host (default), whose pages
 * report them while their links stay `tel:`; or at all destinations: the phone links of other hosts then lead through
 * PUBLIC_URL, which counts and redirects to `tel:`. Calls from there depend on the installation.
 */
export const callCounting = ['off', 'hosted', 'redirect'] as const
export type CallCounting = (typeof callCounting)[number]

/** How the pages of a destination count: not at all, by a script, or by links of this installation (its URL). */
export type CallsAt = 'none' | 'script' | `http${string}`

/**
 * Returns how the pages of a destination count taps. `cloud` is null for a zip file, whose `baseUrl` is undefined if it
 * is unknown. Links stay `tel:` where visitors may not reach `publicUrl`, by the rule for forms.
 */
export const callsAt = (
  counting: CallCounting,
  { cloud, baseUrl }: { readonly cloud: string | null; readonly baseUrl: string | undefined },
  publicUrl: string,
): CallsAt => {
  if (counting === 'off') return 'none'
  if (cloud === 'builtin') return 'script'
  if (counting === 'hosted' || formReachProblem(publicUrl, baseUrl) !== null) return 'none'
  return publicUrl as CallsAt
}
