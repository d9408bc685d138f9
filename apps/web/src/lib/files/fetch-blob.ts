import { messages, type ErrorBody } from '@web2/contract/core'
import { noAnswer } from '../api/errors.ts'
import { sessionToken } from '../session/session.ts'

const answerOf = async (path: string): Promise<Response> => {
  const token = sessionToken()
  try {
    return await fetch(
      `/api/${path}`,
      token === null ? {} : { headers: { Authorization: `Bearer ${token}` } },
    )
  } catch (error) {
    throw noAnswer(error)
  }
}

/** The sentence of a refusal; a proxy may answer with something else than the API does. */
const refusalOf = async (answer: Response): Promise<string> => {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  const body = isJson ? ((await answer.json()) as Partial<ErrorBody>) : {}
  return body.message ?? messages.somethingWentWrong
}

/** A file below the API, as it is. */
export const fetchBlob = async (path: string): Promise<Blob> => {
  const answer = await answerOf(path)
  if (!answer.ok) throw new Error(await refusalOf(answer))
  return answer.blob()
}
