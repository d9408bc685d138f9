import type { ServiceDefinition } from './service-types.ts'

/** Policy of content: reading requires content:read, every change content:write. */
export const contentPolicy = {
  find: 'content:read',
  get: 'content:read',
  create: 'content:write',
  update: 'content:write',
  patch: 'content:write',
  remove: 'content:write',
} as const satisfies ServiceDefinition['policy']
