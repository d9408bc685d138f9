import type { ConnectionProblem } from '@web2/contract/properties'
import { parsedJson, textAt } from '../../../../platform/outbound/read-json.ts'
import type { Refusal } from '../../../../platform/outbound/service-error.ts'

export interface Problem {
  readonly problem: ConnectionProblem
  /** Error with advice for users. */
  readonly message: string
}

/** Details of the rejected connection. */
export interface Refused {
  /** The site's host, for messages. */
  readonly site: string
  readonly username: string
  /** True if it has worked before. */
  readonly wasVerified: boolean
}

export const restClosed = (site: string): Problem => ({
  problem: 'rest-closed',
  message: `${site} is a WordPress, but its REST API is closed. A security plugin usually does this: open “wp/v2” for signed-in users in its settings (look for “REST API”), then connect again.`,
})

export const passwordsOff = (site: string): Problem => ({
  problem: 'passwords-off',
  message: `Application passwords are turned off on ${site}. They need WordPress 5.6 or newer and https, and a security plugin can disable them. Turn them on, then connect again.`,
})

export const stripped = (site: string): Problem => ({
  problem: 'authorization-stripped',
  message: `${site} never saw the user name and password: its web server removes the Authorization header. Ask the host to pass it on, or add “SetEnvIf Authorization "(.*)" HTTP_AUTHORIZATION=$1” to the top of .htaccess, then connect again.`,
})

export const wrongPassword = ({ site, username, wasVerified }: Refused): Problem =>
  wasVerified
    ? {
        problem: 'password-revoked',
        message: `The application password of “${username}” was revoked on ${site}. Connect again to make a new one.`,
      }
    : {
        problem: 'wrong-password',
        message: `${site} does not accept this password for “${username}”. Use an application password (WordPress: Users, Profile, Application Passwords), not the one you log in with.`,
      }

const unknownUser = ({ site, username }: Refused): Problem => ({
  problem: 'incorrect-credentials',
  message: `${site} has no user “${username}”. Check the user name, or the email address of the user, and try again.`,
})

/** Returns the problem of a site that rejects a login without a reason. */
export const notAccepted = ({ site, username, wasVerified }: Refused): Problem =>
  wasVerified
    ? wrongPassword({ site, username, wasVerified })
    : {
        problem: 'incorrect-credentials',
        message: `${site} does not accept this user name and password. Check the name “${username}”, and use an application password (WordPress: Users, Profile, Application Passwords), not the one you log in with. If both are right, the web server may remove the Authorization header; ask the host to pass it on.`,
      }

const expired = ({ site, username }: Refused): Problem => ({
  problem: 'password-expired',
  message: `The password of “${username}” on ${site} has expired. Log in there, set a new one, make a new application password and connect again.`,
})

const locked = ({ site, username }: Refused): Problem => ({
  problem: 'account-recovery',
  message: `${site} has locked the account “${username}” and wants it confirmed or recovered first. Log in there in your browser, follow what it asks, then connect again.`,
})

export const noPermission = ({ site, username }: Pick<Refused, 'site' | 'username'>): Problem => ({
  problem: 'no-permission',
  message: `“${username}” may not write posts on ${site}. An administrator there can give this user the role Author or Editor; then connect again.`,
})

/** Codes of WordPress itself and of security plugins (rest-api reference, and the plugins' sources). */
const byCode: readonly (readonly [RegExp, (refused: Refused) => Problem])[] = [
  [/^rest_not_logged_in$|no_auth_header$/, ({ site }) => stripped(site)],
  [/^application_passwords_disabled/, ({ site }) => passwordsOff(site)],
  [/expired/, expired],
  [
    /lock|too_many_(?:retries|attempts)|recovery|two_factor|2fa|suspended|unverified|pending_approval/,
    locked,
  ],
  [/^incorrect_password$/, wrongPassword],
  [/^invalid_(?:username|email)$/, unknownUser],
  [
    /^rest_(?:disabled|closed|login_required|cannot_access|api_disabled|unauthorized)|^rest_api_/,
    ({ site }) => restClosed(site),
  ],
  [/^rest_(?:forbidden|cannot)/, noPermission],
]

/**
 * Returns the connection problem that a rejected call reveals. Returns undefined for server errors, rate
 * limits and bad requests.
 */
export const connectionProblem = ({ status, text }: Refusal, refused: Refused): Problem | undefined => {
  if (status !== 401 && status !== 403) return undefined
  const code = textAt(parsedJson(text), 'code').replace(/^\[[^\]]*\]\s*/, '')
  const known = byCode.find(([pattern]) => pattern.test(code))
  if (known) return known[1](refused)
  const { site, wasVerified } = refused
  if (status === 401 && code === '') {
    return {
      problem: 'refused',
      message: `${site} asks for a password of its web server before WordPress sees the call. Remove that protection for “/wp-json” and “?rest_route=”, then connect again.`,
    }
  }
  if (code === '' && wasVerified) return undefined // a firewall's page; it may let the next call pass
  return {
    problem: 'refused',
    message: `A firewall or security plugin of ${site} refuses our calls (${code || `HTTP ${status}`}). Allow the REST API for “${refused.username || 'your user'}” there, then connect again.`,
  }
}
