import { methodNames, type MethodName, type ServiceDefinition } from './service-types.ts'

const verbs: Readonly<Record<MethodName, string>> = {
  find: 'GET',
  get: 'GET with an ID',
  create: 'POST',
  update: 'PUT',
  patch: 'PATCH',
  remove: 'DELETE',
}

const nothingTo: Readonly<Record<MethodName, string>> = {
  find: 'can’t be listed',
  get: 'has no records to read by ID',
  create: 'doesn’t create records',
  update: 'has no records to replace',
  patch: 'has no records to update',
  remove: 'has no records to delete',
}

/** Returns why a service doesn't offer a method, and the alternative: the message of its 405. */
export const methodNotOffered = (
  { path, policy, notOffered = {} }: Pick<ServiceDefinition, 'path' | 'policy' | 'notOffered'>,
  method: MethodName,
): string => {
  const own = notOffered[method]
  if (own !== undefined) return own
  if (method === 'update' && policy.patch)
    return `/${path} doesn’t support PUT. Send PATCH with the changed fields.`
  const offered = methodNames
    .filter((name) => policy[name] && !(name === 'get' && policy.find))
    .map((name) => verbs[name])
  return `/${path} ${nothingTo[method]}. Supported: ${offered.join(', ')}.`
}
