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
  message: `${site} runs WordPress, but its REST API is closed, usually by a security plugin. Open “wp/v2” for signed-in users in the plugin’s settings (look for “REST API”), then connect again.`,
})

export const passwordsOff = (site: string): Problem => ({
  problem: 'passwords-off',
  message: `Application passwords are turned off on ${site}. They require WordPress 5.6 or later and https, and security plugins can disable them. Turn them on, then connect again.`,
})

export const stripped = (site: string): Problem => ({
  problem: 'authorization-stripped',
  message: `${site} never received the username and password because its web server removes the Authorization header. Ask the host to pass it on, or add “SetEnvIf Authorization "(.*)" HTTP_AUTHORIZATION=$1” to the top of .htaccess, then connect again.`,
})

export const wrongPassword = ({ site, username, wasVerified }: Refused): Problem =>
  wasVerified
    ? {
        problem: 'password-revoked',
        message: `The application password of “${username}” was revoked on ${site}. Connect again to create a new one.`,
      }
    : {
        problem: 'wrong-password',
        message: `${site} doesn’t accept this password for “${username}”. Use an application password (WordPress: Users > Profile > Application Passwords), not your login password.`,
      }

const unknownUser = ({ site, username }: Refused): Problem => ({
  problem: 'incorrect-credentials',
  message: `${site} has no user “${username}”. Check the username or the user’s email address, then try again.`,
})

/** Returns the problem of a site that rejects a login without a reason. */
export const notAccepted = ({ site, username, wasVerified }: Refused): Problem =>
  wasVerified
    ? wrongPassword({ site, username, wasVerified })
    : {
        problem: 'incorrect-credentials',
        message: `${site} doesn’t accept this username and password. Check the username “${username}”, and use an application password (WordPress: Users > Profile > Application Passwords), not your login password. If both are right, the web server may remove the Authorization header; ask the host to pass it on.`,
      }

const expired = ({ site, username }: Refused): Problem => ({
  problem: 'password-expired',
  message: `The password of “${username}” on ${site} has expired. Sign in there, set a new password, create a new application password and connect again.`,
})

const locked = ({ site, username }: Refused): Problem => ({
  problem: 'account-recovery',
  message: `${site} has locked the account “${username}” until it’s confirmed or recovered. Sign in there in your browser, follow the instructions, then connect again.`,
})

export const noPermission = ({ site, username }: Pick<Refused, 'site' | 'username'>): Problem => ({
  problem: 'no-permission',
  message: `“${username}” can’t create posts on ${site}. Ask an administrator there for the Author or Editor role, then connect again.`,
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
      message: `${site} asks for a web server password before WordPress receives the request. Remove that protection for “/wp-json” and “?rest_route=”, then connect again.`,
    }
  }
  if (code === '' && wasVerified) return undefined // a firewall's page; it may let the next call pass
  return {
    problem: 'refused',
    message: `A firewall or security plugin on ${site} blocks our requests (${code || `HTTP ${status}`}). Allow the REST API for “${refused.username || 'your user'}” there, then connect again.`,
  }
}
