import { queryOptions } from '@tanstack/react-query'
import { messages, type ErrorBody } from '@web2/contract/core'
import type { TurboData } from '@web2/contract/generator'
import { noAnswer } from '../../../lib/api/errors.ts'
import { turboData } from '../resources.ts'
import { sessionToken } from '../../../lib/session/session.ts'

export const dataRecord = (id: string | null) =>
  queryOptions({
    queryKey: [turboData.path, 'get', id],
    queryFn: () => turboData.get(id ?? ''),
    enabled: id !== null,
  })

/** Files that were uploaded before, newest first. */
export const dataFound = (words: string) =>
  queryOptions({
    queryKey: [turboData.path, 'choice', words],
    queryFn: () =>
      turboData.find({
        ...(words === '' ? {} : { name: { $search: words } }),
        $sort: { createdAt: -1 },
        $limit: 50,
      }),
  })

/** A refusal of an upload, in a sentence. */
export class DataRefusal extends Error {
  override readonly name = 'DataRefusal'
}

const send = async (form: FormData): Promise<Response> => {
  const token = sessionToken()
  try {
    return await fetch(`/api/${turboData.path}`, {
      method: 'POST',
      body: form,
      ...(token !== null && { headers: { Authorization: `Bearer ${token}` } }),
    })
  } catch (error) {
    throw noAnswer(error)
  }
}

const refusal = ({ message = messages.somethingWentWrong, errors = {} }: Partial<ErrorBody>): DataRefusal => {
  const [first] = Object.values(errors)
  return new DataRefusal(typeof first === 'string' ? first : message)
}

/** Keeps a CSV file with the server, which reads it as it comes. */
export const uploadData = async (name: string, file: Blob): Promise<TurboData> => {
  const form = new FormData()
  // the fields come before the file: the server reads the file as it comes
  form.set('name', name)
  form.set('file', file, 'data.csv')
  const answer = await send(form)
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  if (!answer.ok) throw refusal(isJson ? ((await answer.json()) as Partial<ErrorBody>) : {})
  return (await answer.json()) as TurboData
}
