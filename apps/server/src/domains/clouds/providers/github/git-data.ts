import { hash } from 'node:crypto'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import type { JsonAnswer, JsonApi } from '../protocols/http/json-api.ts'

/** Returns git's id for a file's bytes. */
export const blobId = (bytes: Uint8Array): string =>
  hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]), 'hex')

/** A change in a new tree: a file by its text or id, or null to remove it. */
export type TreeChange =
  { readonly path: string; readonly content: string } | { readonly path: string; readonly sha: string | null }

export interface TreeEntry {
  readonly path?: string
  readonly type?: string
  readonly sha?: string
}

const field = (answer: JsonAnswer, name: string): string => {
  const found = (answer.body as Record<string, unknown> | undefined)?.[name]
  return typeof found === 'string' ? found : ''
}

/** Message of a branch's first commit. */
export const beginning = 'Begin'

/** Returns calls for git objects of one repository through GitHub's API. */
export const createGitData = (api: JsonApi, repository: string) => {
  const git = `/repos/${repository}/git`

  /** Returns one named string of the response; fails if it is missing. */
  const ask = async (
    name: string,
    call: { method: 'GET' | 'POST' | 'PATCH'; path: string; body?: unknown; signal?: AbortSignal },
  ): Promise<Outcome<string>> => {
    const answer = await api.call(call)
    if (!answer.ok) return answer
    const value = field(answer.value, name)
    if (value !== '') return done(value)
    return failed({ kind: 'unknown', message: 'GitHub returned an unexpected response.' })
  }

  return {
    /** Returns the branch's latest commit, if there is one; `empty` means the repository has no commits. */
    head: async (branch: string): Promise<Outcome<{ sha: string | undefined; empty: boolean }>> => {
      const answer = await api.call({ method: 'GET', path: `${git}/ref/heads/${branch}`, also: [404, 409] })
      if (!answer.ok) return answer
      const { status, body } = answer.value
      const { object } = (body ?? {}) as { object?: { sha?: string } }
      return done({ sha: status < 300 ? object?.sha : undefined, empty: status === 409 })
    },
    treeOf: async (commit: string): Promise<Outcome<string>> => {
      const answer = await api.call({ method: 'GET', path: `${git}/commits/${commit}` })
      if (!answer.ok) return answer
      const { tree } = (answer.value.body ?? {}) as { tree?: { sha?: string } }
      return done(tree?.sha ?? '')
    },
    /** Returns the entries of a tree, including all levels below if `recursive`. */
    entries: async (
      tree: string,
      recursive: boolean,
    ): Promise<Outcome<{ all: TreeEntry[]; truncated: boolean }>> => {
      const answer = await api.call({
        method: 'GET',
        path: `${git}/trees/${tree}${recursive ? '?recursive=1' : ''}`,
      })
      if (!answer.ok) return answer
      const body = (answer.value.body ?? {}) as { tree?: TreeEntry[]; truncated?: boolean }
      return done({ all: body.tree ?? [], truncated: body.truncated === true })
    },
    createBlob: (bytes: Uint8Array, signal?: AbortSignal) =>
      ask('sha', {
        method: 'POST',
        path: `${git}/blobs`,
        body: { content: Buffer.from(bytes).toString('base64'), encoding: 'base64' },
        signal,
      }),
    createTree: (base: string | undefined, changes: readonly TreeChange[], signal?: AbortSignal) =>
      ask('sha', {
        method: 'POST',
        path: `${git}/trees`,
        body: {
          ...(base === undefined ? {} : { base_tree: base }),
          tree: changes.map((change) => ({ mode: '100644', type: 'blob', ...change })),
        },
        signal,
      }),
    createCommit: (message: string, tree: string, parents: readonly string[], signal?: AbortSignal) =>
      ask('sha', { method: 'POST', path: `${git}/commits`, body: { message, tree, parents }, signal }),
    createBranch: (branch: string, sha: string) =>
      ask('ref', { method: 'POST', path: `${git}/refs`, body: { ref: `refs/heads/${branch}`, sha } }),
    /** Returns `moved` if another commit was added since. */
    moveBranch: async (branch: string, sha: string): Promise<Outcome<'done' | 'moved'>> => {
      const answer = await api.call({
        method: 'PATCH',
        path: `${git}/refs/heads/${branch}`,
        body: { sha, force: false },
        also: [422],
      })
      return answer.ok ? done(answer.value.status === 422 ? 'moved' : 'done') : answer
    },
    /** Creates the first commit of an empty repository, without which git calls fail. */
    beginRepository: async (branch: string): Promise<Outcome<null>> => {
      const made = await api.call({
        method: 'PUT',
        path: `/repos/${repository}/contents/.nojekyll`,
        body: { message: beginning, content: '', branch },
      })
      return made.ok ? done(null) : made
    },
  }
}

export type GitData = ReturnType<typeof createGitData>
