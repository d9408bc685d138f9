/** Roles as stored on a user and in a membership. */
export const storedRoles = ['lc:admin', 'lc:customer', 'lc:va', 'lc:inactive-new-signup'] as const
export type StoredRole = (typeof storedRoles)[number]

export const roles = ['admin', 'customer', 'va', 'inactive-new-signup', 'guest'] as const
export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, string> = {
  admin: 'Admin',
  customer: 'Customer',
  va: 'VA',
  'inactive-new-signup': 'Inactive user',
  guest: 'Guest',
}

/**
 * Returns the role of a user: the first match in a fixed order. The user's own role field can also make them
 * an admin.
 */
export const roleOf = (
  user: { role?: string | null; roles?: readonly string[] } | null | undefined,
): Role => {
  const held = user?.roles ?? []
  if (user?.role === 'admin' || held.includes('lc:admin')) return 'admin'
  if (held.includes('lc:customer')) return 'customer'
  if (held.includes('lc:va')) return 'va'
  if (held.includes('lc:inactive-new-signup')) return 'inactive-new-signup'
  return 'guest'
}

/** Capabilities of each role. Code checks `can(role, capability)` and never compares role names. */
const capabilities = {
  'content:read': ['admin', 'customer', 'va'],
  'content:write': ['admin', 'customer', 'va'],
  'site:publish': ['admin', 'customer', 'va'],
  'cloud:use': ['admin', 'customer', 'va'],
  'settings:manage': ['admin', 'customer'],
  'billing:see': ['admin', 'customer', 'inactive-new-signup'],
  'usage:see': ['admin', 'customer'],
  'members:invite': ['admin', 'customer'],
  'audit:see': ['admin', 'customer'],
  'users:manage': ['admin'],
  'installation:operate': ['admin'],
  'profile:own': ['admin', 'customer', 'va', 'inactive-new-signup'],
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof capabilities

export const capabilityNames = Object.keys(capabilities) as Capability[]

export const can = (role: Role, capability: Capability): boolean =>
  (capabilities[capability] as readonly Role[]).includes(role)
