import type { Dispatcher } from 'undici'
import { withoutEndSlashes } from '../../../../platform/text/trim-text.ts'
import type { Cloud, CloudCredentials, SiteLocation } from '../cloud.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { createJsonApi, type JsonApi } from '../protocols/http/json-api.ts'
import { addressOf, keyOf } from '../protocols/s3/s3-family.ts'
import { githubCapabilities } from './capabilities.ts'
import { githubFailure } from './error-codes.ts'
import { createGitData } from './git-data.ts'
import { createPages, type Waiting } from './pages.ts'
import { beginBranch, createPublication } from './publication.ts'
import { createRepositories } from './repositories.ts'

export interface GithubPlace extends Waiting {
  /** Base URL of the API. */
  readonly api: string
}

/** Blocks calls while GitHub requires a wait, because they would only prolong it. */
const patient = (api: JsonApi): JsonApi => {
  let closedUntil = 0
  return {
    call: async (call) => {
      const left = closedUntil - Date.now()
      if (left > 0)
        return {
          ok: false,
          failure: {
            kind: 'rate-limited',
            message: 'GitHub is rate-limiting requests. We’ll retry automatically.',
            retryAfter: left,
          },
        }
      const answer = await api.call(call)
      if (!answer.ok && answer.failure.kind === 'rate-limited')
        closedUntil = Date.now() + (answer.failure.retryAfter ?? 0)
      return answer
    },
  }
}

const usualBase = (owner: string, repository: string): string => {
  const host = `${owner.toLowerCase()}.github.io`
  return repository.toLowerCase() === host
    ? `https://${host}`
    : `https://${host}/${encodeURIComponent(repository)}`
}

/** GitHub Pages: repositories as buckets, and one commit on gh-pages per publication. */
export const createGithubCloud = (
  { secretKey, accountName }: CloudCredentials,
  { api: base, ...waiting }: GithubPlace,
  dispatcher: Dispatcher,
): Cloud => {
  const api = patient(
    createJsonApi({
      base,
      headers: {
        authorization: `Bearer ${secretKey}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        'user-agent': 'web-2-manager',
      },
      dispatcher,
      failure: githubFailure,
    }),
  )
  const repositories = createRepositories(api, accountName)

  const open = (owner: string, repository: string) => {
    const fullName = `${encodeURIComponent(owner)}/${encodeURIComponent(repository)}`
    const git = createGitData(api, fullName)
    return { git, fullName, pages: createPages(api, fullName, waiting), publication: createPublication(git) }
  }
  const opened = new Map<string, ReturnType<typeof open>>()
  const bases = new Map<string, string>()
  const nameOf = ({ bucket }: SiteLocation): string => {
    if (bucket === null) throw new TypeError('GitHub needs a repository')
    return bucket
  }

  const at = async (place: SiteLocation): Promise<Outcome<ReturnType<typeof open>>> => {
    const name = nameOf(place)
    const known = opened.get(name)
    if (known) return done(known)
    const owner = await repositories.owner()
    if (!owner.ok) return owner
    const door = opened.get(name) ?? open(owner.value, name)
    opened.set(name, door)
    if (!bases.has(name)) bases.set(name, usualBase(owner.value, name))
    return done(door)
  }

  /** Stores the URL of the site, which may be a custom domain. */
  const learn = (place: SiteLocation, address: string | undefined): void => {
    if (address) bases.set(nameOf(place), withoutEndSlashes(address))
  }

  return {
    capabilities: githubCapabilities,
    check: async () => {
      const owner = await repositories.owner()
      if (!owner.ok) return owner
      const listed = await repositories.list()
      return listed.ok ? done(null) : listed
    },
    listBuckets: repositories.list,
    createBucket: (name) => repositories.create(name),
    prepare: async (place) => {
      const door = await at(place)
      if (!door.ok) return door
      const { git, pages, fullName } = door.value
      const there = await repositories.find(decodeURIComponent(fullName))
      if (!there.ok) return there
      const site = await pages.find()
      if (!site.ok) return site
      learn(place, site.value?.html_url)
      const usable = pages.usable(site.value)
      if (!usable.ok) return usable
      if (site.value !== undefined) return done(null)
      const begun = await beginBranch(git)
      if (!begun.ok) return begun
      const started = await pages.open()
      if (!started.ok) return started
      learn(place, started.value?.html_url)
      return done(null)
    },
    put: async (place, file, signal) => {
      const key = keyOf(place, file.path)
      const door = await at(place)
      return door.ok ? door.value.publication.put(key, file, signal) : door
    },
    delete: async (place, path) => {
      const key = keyOf(place, path)
      const door = await at(place)
      return door.ok ? door.value.publication.delete(key) : door
    },
    commit: async (place, signal) => {
      const door = await at(place)
      if (!door.ok) return door
      const { publication, pages } = door.value
      const committed = await publication.commit(place.folder, signal)
      if (!committed.ok) return committed
      return committed.value === undefined ? done(null) : pages.built(committed.value, signal)
    },
    locate: async (place) => {
      const door = await at(place)
      if (!door.ok) return door
      const site = await door.value.pages.find()
      if (!site.ok) return site
      learn(place, site.value?.html_url)
      return done(null)
    },
    publicUrl: (place, path) =>
      addressOf(bases.get(nameOf(place)) ?? usualBase(accountName, nameOf(place)), keyOf(place, path), true),
    directoryIndexAt: () => true,
    close: async () => {},
  }
}
