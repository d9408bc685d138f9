import type { ServiceDefinition } from './service-types.ts'

/** Of what people make here: whoever may read content reads it, whoever may write content changes it. */
export const contentPolicy = {
  find: 'content:read',
  get: 'content:read',
  create: 'content:write',
  update: 'content:write',
  patch: 'content:write',
  remove: 'content:write',
} as const satisfies ServiceDefinition['policy']
