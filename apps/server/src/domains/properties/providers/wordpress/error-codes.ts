import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { parsedJson, textAt } from '../../../../platform/outbound/read-json.ts'
import { serviceRefusal, type Refusal } from '../../../../platform/outbound/service-error.ts'
import { connectionProblem, type Refused } from './problems.ts'

/** Codes about the post or the file, not about the connection. */
const ofPost: Readonly<Record<string, (refused: Refused) => string>> = {
  rest_cannot_create: ({ username, site }) =>
    `“${username}” can’t create posts on ${site}. Ask an administrator there for the Author or Editor role.`,
  rest_cannot_publish: ({ username, site }) =>
    `“${username}” can create drafts on ${site} but not publish them. Ask an administrator there for the Author role.`,
  rest_cannot_edit: ({ username, site }) =>
    `“${username}” can’t edit this post on ${site} because it belongs to another user. Ask an administrator there for the Editor role.`,
  rest_cannot_delete: ({ username, site }) =>
    `“${username}” can’t delete this post on ${site}. Ask an administrator there for the Editor role.`,
  rest_cannot_assign_term: ({ username, site }) => `“${username}” can’t use this category on ${site}.`,
  rest_post_invalid_id: ({ site }) => `This post no longer exists on ${site}. It was deleted there.`,
  rest_upload_sideload_error: ({ site }) => `${site} doesn’t accept this file type. Use a JPEG or PNG image.`,
  rest_upload_file_too_big: ({ site }) => `The image is too large for ${site}. Use a smaller one.`,
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
        message: `A firewall on ${site} blocked a request. We’ll retry more slowly. If this continues, allow the REST API there.`,
      }
    return { ...serviceRefusal(site, refusal), details }
  }
