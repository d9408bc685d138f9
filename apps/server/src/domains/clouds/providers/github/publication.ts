import { isUtf8 } from 'node:buffer'
import type { CloudFile } from '../cloud.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import { beginning, blobId, type GitData, type TreeChange } from './git-data.ts'

export const branch = 'gh-pages'

/** Disables Jekyll, which drops files whose names begin with an underscore. */
const noJekyll: TreeChange = { path: '.nojekyll', content: '' }

/**
 * Creates the branch if it is missing, with a separate history, so that Pages can be enabled before the first
 * publication.
 */
export const beginBranch = async (git: GitData): Promise<Outcome<null>> => {
  const head = await git.head(branch)
  if (!head.ok) return head
  if (head.value.sha !== undefined) return done(null)
  if (head.value.empty) return git.beginRepository(branch)
  const tree = await git.createTree(undefined, [noJekyll])
  if (!tree.ok) return tree
  const commit = await git.createCommit(beginning, tree.value, [])
  if (!commit.ok) return commit
  const made = await git.createBranch(branch, commit.value)
  return made.ok ? done(null) : made
}

/** Maximum text per request in bytes; GitHub cuts off much larger requests. */
const batchBytes = 4 * 1024 * 1024
const batchFiles = 1_000

const isText = (contentType: string): boolean =>
  /^(text\/|application\/(json|xml|javascript|manifest\+json)|image\/svg)/.test(contentType)

/** Returns the file as text; undefined if it must be sent as bytes, e.g. a page that isn't valid UTF-8. */
const textOf = ({ bytes, contentType }: CloudFile): string | undefined =>
  isText(contentType) && isUtf8(bytes)
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    : undefined

/**
 * Collects the changes of one publication for a single commit. GitHub limits creations per minute, so texts
 * are batched in trees, and only binary files are sent one by one.
 */
export const createPublication = (git: GitData) => {
  /** Path → id of its new content, or null if removed. */
  const changes = new Map<string, string | null>()
  /** Ids of contents that GitHub has. */
  const known = new Set<string>()
  let waiting: { path: string; content: string; id: string }[] = []
  let waitingBytes = 0
  /** The last request; they run one at a time, as GitHub requires. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    // failures are reported to their own caller; the next request runs anyway
    const result = Promise.allSettled([turn]).then(act)
    turn = result
    return result
  }

  /** Uploads pending texts in a temporary tree; the commit creates its own. */
  const flush = async (signal?: AbortSignal): Promise<Outcome<null>> => {
    if (waiting.length === 0) return done(null)
    const batch = waiting
    const made = await git.createTree(
      undefined,
      batch.map(({ path, content }) => ({ path, content })),
      signal,
    )
    if (!made.ok) return made
    for (const { id } of batch) known.add(id)
    waiting = waiting.slice(batch.length)
    waitingBytes = 0
    return done(null)
  }

  const put = (path: string, file: CloudFile, signal?: AbortSignal): Promise<Outcome<null>> =>
    inTurn(async () => {
      const id = blobId(file.bytes)
      changes.set(path, id)
      if (known.has(id)) return done(null)
      const content = textOf(file)
      if (content === undefined) {
        const made = await git.createBlob(file.bytes, signal)
        if (!made.ok) return made
        known.add(id)
        return done(null)
      }
      if (!waiting.some((other) => other.path === path && other.id === id)) {
        waiting = waiting.filter((other) => other.path !== path)
        waiting.push({ path, content, id })
        waitingBytes += file.bytes.length
      }
      return waitingBytes >= batchBytes || waiting.length >= batchFiles ? flush(signal) : done(null)
    })

  /** Returns the branch's files below a folder. */
  const heldIn = async (tree: string, folder: string): Promise<Outcome<Set<string>>> => {
    let current = tree
    for (const part of folder.split('/')) {
      const level = await git.entries(current, false)
      if (!level.ok) return level
      const next = level.value.all.find(({ path, type }) => path === part && type === 'tree')?.sha
      if (next === undefined) return done(new Set())
      current = next
    }
    const below = await git.entries(current, true)
    if (!below.ok) return below
    if (below.value.truncated)
      return failed({
        kind: 'bad-content',
        message: 'This site has too many files for GitHub. Publish it to object storage instead.',
      })
    return done(
      new Set(below.value.all.flatMap(({ path, type }) => (type === 'blob' ? [`${folder}/${path}`] : []))),
    )
  }

  /**
   * Returns the commit's tree: the branch's files with these changes. Skips deletions of missing files, which
   * git refuses.
   */
  const treeWith = async (
    base: string | undefined,
    folder: string,
    signal?: AbortSignal,
  ): Promise<Outcome<string>> => {
    const deletes = [...changes].some(([, id]) => id === null)
    const held = deletes && base !== undefined ? await heldIn(base, folder) : done(new Set<string>())
    if (!held.ok) return held
    const wanted: TreeChange[] = [...changes].flatMap(([path, sha]) =>
      sha !== null || held.value.has(path) ? [{ path, sha }] : [],
    )
    wanted.push(noJekyll)
    let tree = base
    for (let at = 0; at < wanted.length; at += batchFiles) {
      const made = await git.createTree(tree, wanted.slice(at, at + batchFiles), signal)
      if (!made.ok) return made
      tree = made.value
    }
    return done(tree ?? '')
  }

  /** Creates the commit and moves the branch to it. Returns its id; undefined if nothing changed. */
  const commit = (folder: string, signal?: AbortSignal): Promise<Outcome<string | undefined>> =>
    inTurn(async () => {
      if (changes.size === 0) return done(undefined)
      const found = await git.head(branch)
      if (!found.ok) return found
      const head = found.value.sha
      if (head === undefined && [...changes.values()].every((id) => id === null)) return done(undefined)
      const flushed = await flush(signal)
      if (!flushed.ok) return flushed
      const base = head === undefined ? done(undefined) : await git.treeOf(head)
      if (!base.ok) return base
      const tree = await treeWith(base.value, folder, signal)
      if (!tree.ok) return tree
      if (tree.value === base.value) return done(undefined)
      const parents = head === undefined ? [] : [head]
      const made = await git.createCommit(`Publish ${folder}`, tree.value, parents, signal)
      if (!made.ok) return made
      if (head === undefined) {
        const begun = await git.createBranch(branch, made.value)
        if (!begun.ok) return begun
      } else {
        const moved = await git.moveBranch(branch, made.value)
        if (!moved.ok) return moved
        if (moved.value === 'moved')
          return failed({
            kind: 'retryable',
            message: 'Someone else just changed the gh-pages branch. We’ll retry automatically.',
          })
      }
      changes.clear()
      return done(made.value)
    })

  return {
    put,
    delete: (path: string): Outcome<null> => {
      changes.set(path, null)
      waiting = waiting.filter((other) => other.path !== path)
      return done(null)
    },
    commit,
  }
}

export type Publication = ReturnType<typeof createPublication>
