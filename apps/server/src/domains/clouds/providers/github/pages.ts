import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import type { JsonApi } from '../protocols/http/json-api.ts'
import { branch } from './publication.ts'

interface Site {
  readonly html_url?: string
  readonly build_type?: string
  readonly source?: { readonly branch?: string; readonly path?: string }
}

interface Build {
  readonly status?: string | null
  readonly commit?: string
  readonly error?: { readonly message?: string | null }
}

export interface Waiting {
  /** Resolves after the given ms, or when the signal aborts. */
  readonly pause: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** Number of build status checks before giving up. */
  readonly looks: number
}

const betweenLooks = 3_000

/** Returns calls for the GitHub Pages site of one repository. */
export const createPages = (api: JsonApi, repository: string, { pause, looks }: Waiting) => {
  const path = `/repos/${repository}/pages`

  /** Returns undefined if Pages are disabled. */
  const find = async (): Promise<Outcome<Site | undefined>> => {
    const found = await api.call({ method: 'GET', path, also: [404] })
    if (!found.ok) return found
    return done(found.value.status === 404 ? undefined : (found.value.body as Site))
  }

  /** Refuses a repository whose site has another source, because changing it would take that site offline. */
  const usable = (site: Site | undefined): Outcome<null> => {
    const from = site?.source
    if (!site || (site.build_type !== 'workflow' && (!from?.branch || from.branch === branch)))
      return done(null)
    const source =
      site.build_type === 'workflow' ? 'a GitHub Actions workflow' : `the branch ${from?.branch ?? ''}`
    return failed({
      kind: 'bad-content',
      message: `The website of this repository is built from ${source}. Set its source to ${branch} under Settings → Pages, or choose another repository.`,
    })
  }

  /** Enables Pages; the branch must exist. */
  const open = async (): Promise<Outcome<Site | undefined>> => {
    const opened = await api.call({
      method: 'POST',
      path,
      body: { build_type: 'legacy', source: { branch, path: '/' } },
      also: [409, 422],
    })
    if (!opened.ok) return opened
    if (opened.value.status === 409) return find()
    if (opened.value.status !== 422) return done(opened.value.body as Site)
    return failed({
      kind: 'bad-content',
      message:
        'GitHub Pages is not available for this repository. Make it public, or use a plan that has Pages for private repositories.',
    })
  }

  /** Waits until GitHub has built the commit's site; a slower build continues on its own. */
  const built = async (commit: string, signal?: AbortSignal): Promise<Outcome<null>> => {
    for (let look = 1; look <= looks && signal?.aborted !== true; look++) {
      const latest = await api.call({ method: 'GET', path: `${path}/builds/latest`, also: [404], signal })
      if (!latest.ok) return latest
      const { status, commit: of, error } = (latest.value.body ?? {}) as Build
      if (of === commit && status === 'built') return done(null)
      if (of === commit && status === 'errored')
        return failed({
          kind: 'bad-content',
          message: `GitHub could not build the website: ${error?.message ?? 'no reason given'}.`,
        })
      await pause(betweenLooks, signal)
    }
    return done(null)
  }

  return { find, usable, open, built }
}
