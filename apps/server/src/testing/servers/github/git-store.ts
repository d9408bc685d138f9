import { createHash } from 'node:crypto'

type Tree = ReadonlyMap<string, string>

interface Commit {
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
}

export interface TreeItem {
  readonly path: string
  readonly sha?: string | null
  readonly content?: string
}

const idOf = (kind: string, bytes: Buffer): string =>
  createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex')

/** Git objects of one repository. Trees are flat, path → blob, which is all that Pages need. */
export const createGitStore = () => {
  const blobs = new Map<string, Buffer>()
  const trees = new Map<string, Tree>()
  const commits = new Map<string, Commit>()
  const refs = new Map<string, string>()

  const addBlob = (bytes: Buffer): string => {
    const sha = idOf('blob', bytes)
    blobs.set(sha, bytes)
    return sha
  }
  const keepTree = (tree: Tree): string => {
    const sha = idOf('tree', Buffer.from(JSON.stringify([...tree].sort())))
    trees.set(sha, tree)
    return sha
  }

  /** Adds a tree like GitHub: a removed path must exist, a referenced blob too. */
  const addTree = (base: string | undefined, items: readonly TreeItem[]): string | { error: string } => {
    const tree = new Map(base === undefined ? [] : trees.get(base))
    for (const { path, sha, content } of items) {
      if (content !== undefined) tree.set(path, addBlob(Buffer.from(content)))
      else if (sha === null) {
        if (!tree.delete(path)) return { error: 'GitRPC::BadObjectState' }
      } else if (sha !== undefined && blobs.has(sha)) tree.set(path, sha)
      else return { error: `tree.sha ${sha} is not a valid blob` }
    }
    return keepTree(tree)
  }

  const addCommit = (commit: Commit): string => {
    const sha = idOf('commit', Buffer.from(JSON.stringify(commit)))
    commits.set(sha, commit)
    return sha
  }

  /** Returns entries of a tree as GitHub lists them; folders are trees of their content. */
  const list = (sha: string, recursive: boolean) => {
    const tree = trees.get(sha) ?? new Map<string, string>()
    if (recursive) return [...tree].map(([path, blob]) => ({ path, type: 'blob', sha: blob }))
    const folders = new Map<string, Map<string, string>>()
    const entries = []
    for (const [path, blob] of tree) {
      const [first = '', ...rest] = path.split('/')
      if (rest.length === 0) entries.push({ path, type: 'blob', sha: blob })
      else folders.set(first, (folders.get(first) ?? new Map<string, string>()).set(rest.join('/'), blob))
    }
    for (const [path, below] of folders) entries.push({ path, type: 'tree', sha: keepTree(below) })
    return entries
  }

  const isAncestor = (older: string, newer: string): boolean =>
    older === newer || (commits.get(newer)?.parents ?? []).some((parent) => isAncestor(older, parent))

  const fileAt = (branch: string, path: string): Buffer | undefined => {
    const commit = commits.get(refs.get(branch) ?? '')
    const blob = trees.get(commit?.tree ?? '')?.get(path)
    return blob === undefined ? undefined : blobs.get(blob)
  }

  return {
    blobs,
    commits,
    refs,
    addBlob,
    addTree,
    addCommit,
    list,
    isAncestor,
    fileAt,
    isEmpty: () => commits.size === 0,
  }
}

export type GitStore = ReturnType<typeof createGitStore>
