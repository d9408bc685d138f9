/** Platforms of properties. */
export const propertyTypes = ['tumblr', 'weebly', 'wordpress', 'gsites'] as const
export type PropertyType = (typeof propertyTypes)[number]

export const propertyTypeTitles: Readonly<Record<PropertyType, string>> = {
  tumblr: 'Tumblr',
  weebly: 'Weebly',
  wordpress: 'WordPress',
  gsites: 'Google Sites',
}

/** Connection methods: the service's API, or a user who pastes prepared content. */
export const connectionMeans = [
  'application-password',
  'wordpress-com',
  'tumblr',
  'weebly-cloud',
  'assisted',
] as const
export type ConnectionMeans = (typeof connectionMeans)[number]

/** Connection methods of each type; the first is the default. */
export const meansOf: Readonly<Record<PropertyType, readonly ConnectionMeans[]>> = {
  wordpress: ['application-password', 'wordpress-com'],
  tumblr: ['tumblr'],
  weebly: ['assisted', 'weebly-cloud'],
  gsites: ['assisted'],
}

/** action-needed: a verification waits for the user's answer. */
export const propertyStatuses = ['new', 'verifying', 'action-needed', 'verified', 'failed'] as const
export type PropertyStatus = (typeof propertyStatuses)[number]

/** Reasons why a connection fails; each has its own text with the solution. */
export const connectionProblems = [
  'rest-closed',
  'authorization-stripped',
  'passwords-off',
  'password-revoked',
  'password-expired',
  'wrong-password',
  'incorrect-credentials',
  'account-recovery',
  'no-permission',
  'site-gone',
  'private-address',
  'not-this-platform',
  'code-not-found',
  'answer-timed-out',
  'refused',
  'unknown',
] as const
export type ConnectionProblem = (typeof connectionProblems)[number]

/** Steps of a verification that need a user; also the next step named in a property and its notifications. */
export const verificationSteps = ['approve', 'choose-way', 'otp', 'picture', 'ownership-code'] as const
export type VerificationStep = (typeof verificationSteps)[number]

/** Field of a connection method besides URL and user name. Values are sealed and never returned. */
export interface ConnectionField {
  readonly name: string
  readonly label: string
  readonly hint: string
}

/** Fields by connection method. Methods not listed connect on the service's website, or need nothing. */
export const connectionFields: Readonly<Partial<Record<ConnectionMeans, readonly ConnectionField[]>>> = {
  'application-password': [
    {
      name: 'password',
      label: 'Application password',
      hint: 'Create one in WordPress under Users > Profile > Application Passwords. This isn’t your login password.',
    },
  ],
  'weebly-cloud': [
    { name: 'publicKey', label: 'Public key', hint: 'In your Weebly Cloud admin under Settings > API keys.' },
    { name: 'secretKey', label: 'Secret key', hint: 'Shown next to the public key.' },
    { name: 'userId', label: 'Weebly user ID', hint: 'The ID of the user whose sites you publish to.' },
  ],
}
