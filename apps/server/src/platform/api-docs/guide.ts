import { limits, accessScopes, errorIds } from '@web2/contract/core'

/** Rules for all calls in Markdown: the description of the API. */
export const guide = `Every record of the product, by REST at \`/api/<resource>\`, and by socket.io for any Feathers client.

## Who asks
Send \`Authorization: Bearer <token>\` with a token made under Access tokens. A token has scopes: ${accessScopes
  .map((scope) => `\`${scope}\``)
  .join(
    ', ',
  )}. Changing and publishing come with reading. A call beyond them is answered with 403. An operation below names the scopes that open it; one without scopes needs a signed-in person.

## Lists
\`GET /api/<resource>\` answers \`{total, limit, skip, data}\`, ${limits.defaultPageSize} records unless \`$limit\` says otherwise, at most ${limits.maxPageSize}. \`$skip\` leaves some out, \`$limit=0\` only counts.

- \`$sort[createdAt]=-1\`: newest first; \`1\` is ascending
- \`name=Spring\`: a field has this value
- \`wordCount[$gt]=500\`: also \`$gte\`, \`$lt\`, \`$lte\`, \`$ne\`
- \`_id[$in][0]=…&_id[$in][1]=…\`, and \`$nin\`
- \`title[$search]=rose\`: a part of a text, where the resource allows it
- \`$or[0][status]=ready&$or[1][status]=draft\`
- \`$select[0]=title\`: these fields alone
- \`$total=false\`: what matches is not counted, which takes long where it is nearly everything; \`total\` is then what was seen of it

Names and operators that are not known are answered with 400, so that a typing error is not a list of everything.

## Changes
\`POST\` makes a record, \`PATCH /{id}\` changes what is sent, \`PUT /{id}\` replaces it, \`DELETE /{id}\` deletes it; \`DELETE /api/<resource>?multi_delete=a,b\` deletes several where the resource allows it. \`PUT\` needs the required fields and keeps secrets that it does not name; an address with another scheme, host or port needs them again, and one with http needs \`allowsHttp: true\`; what a resource does not offer is answered 405 with the reason. \`_id\`, \`createdAt\`, \`updatedAt\` and \`createdBy\` are the server's: sent back, they are ignored.

## Errors
Every failure is \`{name, message, code, className, data: {id}, errors}\`. \`message\` is a sentence for people, \`errors\` has one for each field by its path (\`weekdays.0.end\`), and \`data.id\` is stable: ${errorIds
  .map((id) => `\`${id}\``)
  .join(
    ', ',
  )}. After 429 and 503 ask again, after the seconds of \`Retry-After\` where it is sent (a 429 has them as \`data.retryAfter\` too, for sockets); nothing was changed.

## Long actions
Publishing, writing and the like answer at once and go on by themselves: read \`/api/runs\` or \`/api/article-bulk-generator\`, listen for \`runs patched\` on a socket, or be told by a webhook.
`
