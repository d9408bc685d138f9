/** Folders as the media manager names them: '/' is the root, '/garden/roses' lies two deep. */

export const folderIn = (path: string, name: string): string =>
  path === '/' ? `/${name}` : `${path}/${name}`

/** The folder around a folder; the root's is the root. */
export const folderAround = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/'

/** Last name of a path, 'Root' for the root. */
export const folderName = (path: string): string =>
  path === '/' ? 'Root' : path.slice(path.lastIndexOf('/') + 1)

/** The folders on the way to one, the root first and itself last. */
export const wayTo = (path: string): readonly string[] =>
  path === '/' ? ['/'] : [...wayTo(folderAround(path)), path]
