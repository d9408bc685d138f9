const service = /^export const \w+ = defineService\(/m

/** Returns one sentence for each service that imports another one: what they share is a command. */
export function serviceProblems(files, graph) {
  const isService = (path) => !path.endsWith('.test.ts') && service.test(files.get(path))
  return [...graph]
    .filter(([path]) => isService(path))
    .flatMap(([path, targets]) =>
      targets.filter(isService).map((target) => `${path} imports the service ${target}.`),
    )
}
