import { methodNames, type MethodName, type ServiceDefinition } from './service-types.ts'

const verbs: Readonly<Record<MethodName, string>> = {
  find: 'GET',
  get: 'GET with an id',
  create: 'POST',
  update: 'PUT',
  patch: 'PATCH',
  remove: 'DELETE',
}

const nothingTo: Readonly<Record<MethodName, string>> = {
  find: 'lists nothing',
  get: 'has no record that is read by its id',
  create: 'makes nothing',
  update: 'has no record that could be replaced as a whole',
  patch: 'has no record that could be changed',
  remove: 'has no record that could be deleted',
}

/** Returns why a service doesn't offer a method, and the alternative: the message of its 405. */
export const methodNotOffered = (
  { path, policy, notOffered = {} }: Pick<ServiceDefinition, 'path' | 'policy' | 'notOffered'>,
  method: MethodName,
): string => {
  const own = notOffered[method]
  if (own !== undefined) return own
  if (method === 'update' && policy.patch)
    return `Records of /${path} are changed field by field: send PATCH with the fields that change.`
  const offered = methodNames
    .filter((name) => policy[name] && !(name === 'get' && policy.find))
    .map((name) => verbs[name])
  return `/${path} ${nothingTo[method]}. It takes ${offered.join(', ')}.`
}
