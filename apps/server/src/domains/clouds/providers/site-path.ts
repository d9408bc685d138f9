/** Checks that a path stays in its folder: no empty, '.' or '..' part, no backslash, no control character. */
export const isSafeSitePath = (path: string): boolean =>
  path.length > 0 &&
  path.length <= 1_000 &&
  ![...path].some((letter) => letter === '\\' || letter < ' ' || letter === '\u007f') &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/** Throws for a path that could leave its folder, which renderers and slugs never produce. */
export const requireSafeSitePath = (path: string): string => {
  if (!isSafeSitePath(path)) throw new TypeError(`Not a path inside a site: ${JSON.stringify(path)}`)
  return path
}
