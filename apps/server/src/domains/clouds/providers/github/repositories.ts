import type { CloudBucket } from '../cloud.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import type { JsonApi } from '../protocols/http/json-api.ts'
import { repositoryGone } from './error-codes.ts'

interface Repository {
  readonly name?: string
  readonly created_at?: string
  readonly archived?: boolean
  readonly owner?: { readonly login?: string }
  readonly permissions?: { readonly push?: boolean }
}

const isUsable = ({ archived, permissions }: Repository): boolean =>
  archived !== true && permissions?.push !== false

/** Returns calls for repositories of the given owner or, without one, the token's user. */
export const createRepositories = (api: JsonApi, given: string) => {
  let login: string | undefined
  const self = async (): Promise<Outcome<string>> => {
    if (login !== undefined) return done(login)
    const asked = await api.call({ method: 'GET', path: '/user' })
    if (!asked.ok) return asked
    login = ((asked.value.body ?? {}) as { login?: string }).login ?? ''
    return done(login)
  }
  const owner = async (): Promise<Outcome<string>> => (given === '' ? self() : done(given))

  const list = async (): Promise<Outcome<CloudBucket[]>> => {
    const mine = await owner()
    if (!mine.ok) return mine
    const all: CloudBucket[] = []
    for (let page = 1; ; page++) {
      const path = `/user/repos?affiliation=owner,collaborator,organization_member&sort=updated&per_page=100&page=${page}`
      const listed = await api.call({ method: 'GET', path })
      if (!listed.ok) return listed
      const found = Array.isArray(listed.value.body) ? (listed.value.body as Repository[]) : []
      for (const repository of found) {
        const isMine = repository.owner?.login?.toLowerCase() === mine.value.toLowerCase()
        if (repository.name && isMine && isUsable(repository))
          all.push({ name: repository.name, createdAt: repository.created_at ?? null, region: null })
      }
      if (found.length < 100) return done(all)
    }
  }

  const create = async (name: string): Promise<Outcome<null>> => {
    const mine = await self()
    if (!mine.ok) return mine
    const isOwn = given === '' || given.toLowerCase() === mine.value.toLowerCase()
    const made = await api.call({
      method: 'POST',
      path: isOwn ? '/user/repos' : `/orgs/${encodeURIComponent(given)}/repos`,
      body: { name, description: 'Published by Web 2 Manager', private: false, auto_init: true },
      also: [422],
    })
    if (!made.ok) return made
    if (made.value.status !== 422) return done(null)
    const taken = JSON.stringify(made.value.body).includes('already exists')
    return failed({
      kind: 'bad-content',
      message: taken
        ? `You already have the repository “${name}”. Choose it from the list instead of creating it.`
        : 'GitHub does not allow this repository name. Use letters, digits, hyphens, dots and underscores.',
    })
  }

  /** Fails unless the repository exists and is writable. */
  const find = async (fullName: string): Promise<Outcome<null>> => {
    const found = await api.call({ method: 'GET', path: `/repos/${fullName}`, also: [404] })
    if (!found.ok) return found
    if (found.value.status === 404) return failed(repositoryGone(fullName))
    const { archived, permissions } = found.value.body as Repository
    if (archived === true)
      return failed({
        kind: 'bad-content',
        message: `The repository “${fullName}” is archived. Choose another one.`,
      })
    if (permissions?.push === false)
      return failed({
        kind: 'auth-dead',
        message: `The GitHub token can read “${fullName}” but not write to it. Give it Contents (read and write).`,
      })
    return done(null)
  }

  return { owner, list, create, find }
}
