import { limits, accessScopes, errorIds } from '@web2/contract/core'

/** Rules for all calls in Markdown: the description of the API. */
export const guide = `All records are available over REST at \`/api/<resource>\`, and over socket.io for any Feathers client.

## Authentication
Send \`Authorization: Bearer <token>\` with an access token, created under Access tokens. Tokens have scopes: ${accessScopes
  .map((scope) => `\`${scope}\``)
  .join(
    ', ',
  )}. Write and publish scopes include reading. Calls outside the token’s scopes return 403. Each operation below lists its scopes; operations without scopes require a signed-in user.

## Lists
\`GET /api/<resource>\` returns \`{total, limit, skip, data}\` with ${limits.defaultPageSize} records by default and at most ${limits.maxPageSize} (\`$limit\`). Use \`$skip\` for paging, and \`$limit=0\` to only count.

- \`$sort[createdAt]=-1\`: newest first; \`1\` sorts ascending
- \`name=Spring\`: equal to a value
- \`wordCount[$gt]=500\`: also \`$gte\`, \`$lt\`, \`$lte\`, \`$ne\`
- \`_id[$in][0]=…&_id[$in][1]=…\`, and \`$nin\`
- \`title[$search]=rose\`: contains a text, where supported
- \`$or[0][status]=ready&$or[1][status]=draft\`
- \`$select[0]=title\`: only these fields
- \`$total=false\`: skips counting, which is slow for large results; \`total\` is then the number of records seen so far

Unknown fields and operators return 400, so that a typo never lists everything.

## Changes
\`POST\` creates a record, \`PATCH /{id}\` updates the given fields, \`PUT /{id}\` replaces the record, and \`DELETE /{id}\` deletes it. \`DELETE /api/<resource>?multi_delete=a,b\` deletes several, where supported. \`PUT\` needs all required fields but keeps secrets that are not sent. If a URL changes its scheme, host or port, its secrets must be sent again; an http URL needs \`allowsHttp: true\`. Unsupported methods return 405 with the reason. The server sets \`_id\`, \`createdAt\`, \`updatedAt\` and \`createdBy\`, and ignores them in requests.

## Errors
Errors are \`{name, message, code, className, data: {id}, errors}\`. \`message\` is for users, \`errors\` has a message per field path (\`weekdays.0.end\`), and \`data.id\` is stable: ${errorIds
  .map((id) => `\`${id}\``)
  .join(
    ', ',
  )}. After 429 and 503 nothing was changed: retry, after \`Retry-After\` seconds if given (a 429 also has them as \`data.retryAfter\`, for sockets).

## Runs
Publishing, generating and other long actions return immediately and continue on the server. Follow them with \`/api/runs\` or \`/api/article-bulk-generator\`, \`runs patched\` on a socket, or a webhook.
`
