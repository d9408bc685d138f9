import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { parsedJson, textAt } from '../../../../platform/outbound/read-json.ts'
import { serviceRefusal, type Refusal } from '../../../../platform/outbound/service-error.ts'
import { connectionProblem, type Refused } from './problems.ts'

/** Codes about the post or the file, not about the connection. */
const ofPost: Readonly<Record<string, (refused: Refused) => string>> = {
  rest_cannot_create: ({ username, site }) =>
    `“${username}” may not write posts on ${site}. An administrator there can give this user the role Author or Editor.`,
  rest_cannot_publish: ({ username, site }) =>
    `“${username}” may write on ${site} but not publish. An administrator there can give this user the role Author; drafts are possible now.`,
  rest_cannot_edit: ({ username, site }) =>
    `“${username}” may not change this post on ${site}: it belongs to somebody else. An administrator there can give this user the role Editor.`,
  rest_cannot_delete: ({ username, site }) =>
    `“${username}” may not delete this post on ${site}. An administrator there can give this user the role Editor.`,
  rest_cannot_assign_term: ({ username, site }) => `“${username}” may not use this category on ${site}.`,
  rest_post_invalid_id: ({ site }) => `This post is not on ${site} any more. It was deleted there.`,
  rest_upload_sideload_error: ({ site }) =>
    `${site} does not take files of this kind. Choose a JPEG or PNG picture.`,
  rest_upload_file_too_big: ({ site }) => `The picture is larger than ${site} takes. Choose a smaller one.`,
}

/** Maps an error of a call about posts. */
export const wpFailure =
  (refused: Refused) =>
  (refusal: Refusal): ServiceFailure => {
    const details = parsedJson(refusal.text)
    const code = textAt(details, 'code')
    const { site } = refused
    const said = ofPost[code]
    if (said) return { kind: 'bad-content', message: said(refused), details }
    if ((code.startsWith('rest_cannot_') && code !== 'rest_cannot_access') || refusal.status === 413)
      return {
        kind: 'bad-content',
        message: serviceRefusal(site, { ...refusal, status: 400 }).message,
        details,
      }
    const problem = connectionProblem(refusal, refused)
    if (problem) return { kind: 'auth-dead', message: problem.message, details }
    if (refusal.status === 403)
      return {
        kind: 'retryable',
        message: `A firewall of ${site} refused a call. We will try again more slowly; if it stays so, allow the REST API there.`,
      }
    return { ...serviceRefusal(site, refusal), details }
  }
