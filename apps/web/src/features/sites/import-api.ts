import { queryOptions } from '@tanstack/react-query'
import { messages, type ErrorBody } from '@web2/contract/core'
import type { SiteImport } from '@web2/contract/sites'
import { noAnswer } from '../../lib/api/errors.ts'
import { siteImports } from './resources.ts'
import { sessionToken } from '../../lib/session/session.ts'

export interface WantedImport {
  readonly siteName: string
  readonly rootSlug: string
  readonly file: Blob
}

/** A refusal of the upload, with sentences by field. */
export class ImportRefusal extends Error {
  readonly errors: Readonly<Record<string, string>>

  constructor({ message = messages.somethingWentWrong, errors = {} }: Partial<ErrorBody>) {
    super(message)
    this.name = 'ImportRefusal'
    this.errors = errors
  }
}

const send = async (form: FormData): Promise<Response> => {
  const token = sessionToken()
  try {
    return await fetch('/api/site-imports', {
      method: 'POST',
      body: form,
      ...(token !== null && { headers: { Authorization: `Bearer ${token}` } }),
    })
  } catch (error) {
    throw noAnswer(error)
  }
}

/** Uploads a zip file; the server then makes a site of it. */
export const startImport = async ({ siteName, rootSlug, file }: WantedImport): Promise<SiteImport> => {
  const form = new FormData()
  form.set('siteName', siteName)
  form.set('rootSlug', rootSlug)
  form.set('file', file, 'site.zip')
  const answer = await send(form)
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  if (!answer.ok) throw new ImportRefusal(isJson ? ((await answer.json()) as ErrorBody) : {})
  return (await answer.json()) as SiteImport
}

export const hasEnded = ({ status }: Pick<SiteImport, 'status'>): boolean =>
  status !== 'queued' && status !== 'running'

/** How far an import is, asked each second until it has ended. */
export const importRecord = (started: SiteImport) =>
  queryOptions({
    queryKey: [siteImports.path, 'get', started._id],
    queryFn: () => siteImports.get(started._id),
    initialData: started,
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data) ? false : 1_000),
  })
