/** Folders as the media manager names them: '/' is the root, '/garden/roses' is two levels deep. */

export const folderIn = (path: string, name: string): string =>
  path === '/' ? `/${name}` : `${path}/${name}`

/** Returns the parent folder; the root's parent is the root. */
export const folderAround = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/'

/** Returns the last name of a path, 'Root' for the root. */
export const folderName = (path: string): string =>
  path === '/' ? 'Root' : path.slice(path.lastIndexOf('/') + 1)

/** Returns the folders from the root to this one, inclusive. */
export const wayTo = (path: string): readonly string[] =>
  path === '/' ? ['/'] : [...wayTo(folderAround(path)), path]
