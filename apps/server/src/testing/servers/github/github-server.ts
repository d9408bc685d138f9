import { startVendor, type VendorAnswer, type VendorRequest } from '../vendors/json-vendor.ts'
import { createGitStore, type GitStore } from './git-store.ts'

export const githubToken = 'github_pat_of_a_test'
/** Token with read-only permission. */
export const readingToken = 'github_pat_reading'
export const githubLogin = 'Octo-Gardener'

interface Repository {
  readonly git: GitStore
  pages: { source: { branch: string; path: string }; build_type: string } | undefined
  isArchived: boolean
}

const refused = (status: number, message: string, headers: Record<string, string> = {}): VendorAnswer => ({
  status,
  json: { message, documentation_url: 'https://docs.github.com/rest' },
  headers,
})
const notFound = refused(404, 'Not Found')
const lacks = (permission: string) =>
  refused(403, 'Resource not accessible by personal access token', {
    'x-accepted-github-permissions': permission,
  })

const onGit = ({ method, path, query, json }: VendorRequest, { git }: Repository): VendorAnswer => {
  if (git.isEmpty()) return refused(409, 'Git Repository is empty.')
  const [, kind = '', rest = ''] = /\/git\/(refs|ref|commits|trees|blobs)\/?(.*)$/.exec(path) ?? []
  if (method === 'GET' && kind === 'ref') {
    const sha = git.refs.get(rest.replace(/^heads\//, ''))
    return sha === undefined ? notFound : { status: 200, json: { ref: `refs/${rest}`, object: { sha } } }
  }
  if (method === 'GET' && kind === 'commits') {
    const commit = git.commits.get(rest)
    return commit ? { status: 200, json: { sha: rest, tree: { sha: commit.tree } } } : notFound
  }
  if (method === 'GET' && kind === 'trees')
    return {
      status: 200,
      json: { sha: rest, tree: git.list(rest, query.has('recursive')), truncated: false },
    }
  if (kind === 'blobs')
    return { status: 201, json: { sha: git.addBlob(Buffer.from(json.content, 'base64')) } }
  if (kind === 'trees') {
    const made = git.addTree(json.base_tree, json.tree)
    return typeof made === 'string' ? { status: 201, json: { sha: made } } : refused(422, made.error)
  }
  if (kind === 'commits') return { status: 201, json: { sha: git.addCommit(json) } }
  if (method === 'POST' && kind === 'refs') {
    const branch = json.ref.replace('refs/heads/', '')
    if (git.refs.has(branch)) return refused(422, 'Reference already exists')
    git.refs.set(branch, json.sha)
    return { status: 201, json: { ref: json.ref, object: { sha: json.sha } } }
  }
  const branch = rest.replace(/^heads\//, '')
  if (!git.isAncestor(git.refs.get(branch) ?? '', json.sha))
    return refused(422, 'Update is not a fast forward')
  git.refs.set(branch, json.sha)
  return { status: 200, json: { object: { sha: json.sha } } }
}

const onPages = (
  { method, path, json }: VendorRequest,
  html_url: string,
  repository: Repository,
): VendorAnswer => {
  const { pages, git } = repository
  if (method === 'POST') {
    if (pages) return refused(409, 'GitHub Pages is already enabled.')
    if (!git.refs.has(json.source.branch)) return refused(422, 'The gh-pages branch must exist.')
    repository.pages = { source: json.source, build_type: json.build_type }
  }
  if (!repository.pages) return notFound
  if (path.endsWith('/builds/latest'))
    return {
      status: 200,
      json: { status: 'built', commit: git.refs.get('gh-pages'), error: { message: null } },
    }
  return { status: method === 'POST' ? 201 : 200, json: { html_url, ...repository.pages } }
}

/**
 * Simulates GitHub's REST API for publishing: repositories, git data, Pages; permissions like those of
 * fine-grained tokens. With `showsPages` it also serves the websites under /pages/<repository>/.
 */
export const startGithub = async ({ showsPages = false } = {}) => {
  let own = ''
  const repositories = new Map<string, Repository>()
  const addRepository = (name: string, { empty = false } = {}) => {
    const git = createGitStore()
    if (!empty) {
      const tree = git.addTree(undefined, [{ path: 'README.md', content: '# Hello' }])
      if (typeof tree === 'string')
        git.refs.set('main', git.addCommit({ tree, parents: [], message: 'Initial commit' }))
    }
    const repository: Repository = { git, pages: undefined, isArchived: false }
    repositories.set(name, repository)
    return repository
  }

  const addressOf = (name: string) =>
    showsPages ? `${own}/pages/${name}/` : `https://${githubLogin.toLowerCase()}.github.io/${name}/`

  /** Returns a website's file as Pages serve it; a folder returns its index. */
  const onVisit = (path: string): VendorAnswer => {
    const [, name = '', file = ''] = /^\/pages\/([^/]+)\/(.*)$/.exec(path) ?? []
    const wanted = file === '' || file.endsWith('/') ? `${file}index.html` : file
    const bytes = repositories.get(name)?.git.fileAt('gh-pages', wanted)
    const type = wanted.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream'
    return bytes ? { status: 200, bytes, headers: { 'content-type': type } } : { status: 404 }
  }

  const onRepository = (
    request: VendorRequest,
    name: string,
    below: string,
    mayWrite: boolean,
  ): VendorAnswer => {
    const repository = repositories.get(name)
    if (!repository) return notFound
    if (below === '')
      return { status: 200, json: { name, archived: repository.isArchived, permissions: { push: mayWrite } } }
    if (!mayWrite && request.method !== 'GET')
      return lacks(below.startsWith('pages') ? 'pages=write' : 'contents=write')
    if (below.startsWith('git/')) return onGit(request, repository)
    if (below.startsWith('pages')) return onPages(request, addressOf(name), repository)
    if (!below.startsWith('contents/')) return notFound
    const { git } = repository
    const tree = git.addTree(undefined, [{ path: below.slice('contents/'.length), content: '' }])
    const sha = git.addCommit({ tree: String(tree), parents: [], message: request.json.message })
    git.refs.set(request.json.branch, sha)
    return { status: 201, json: { commit: { sha } } }
  }

  const server = await startVendor((request) => {
    const { method, path, headers, json, query } = request
    if (showsPages && path.startsWith('/pages/')) return onVisit(path)
    const token = headers.authorization?.replace('Bearer ', '')
    if (token !== githubToken && token !== readingToken) return refused(401, 'Bad credentials')
    const mayWrite = token === githubToken
    if (path === '/user') return { status: 200, json: { login: githubLogin } }
    if (path === '/user/repos' && method === 'POST') {
      if (!mayWrite) return lacks('administration=write')
      if (!/^[\w.-]+$/.test(json.name)) return refused(422, 'Repository creation failed.')
      if (repositories.has(json.name)) return refused(422, 'name already exists on this account')
      addRepository(json.name, { empty: !json.auto_init })
      return { status: 201, json: { name: json.name } }
    }
    if (path === '/user/repos') {
      const all = [...repositories].map(([name, { isArchived }]) => ({
        name,
        archived: isArchived,
        created_at: '2026-01-02T03:04:05Z',
        owner: { login: githubLogin },
        permissions: { push: mayWrite },
      }))
      const from = (Number(query.get('page')) - 1) * 100
      return { status: 200, json: all.slice(from, from + 100) }
    }
    const [, owner = '', name = '', below = ''] = /^\/repos\/([^/]+)\/([^/]+)\/?(.*)$/.exec(path) ?? []
    return owner.toLowerCase() === githubLogin.toLowerCase()
      ? onRepository(request, name, below, mayWrite)
      : notFound
  })
  own = server.url
  return { ...server, repositories, addRepository }
}
