import { Type } from 'typebox'

/** `$limit` of services that read their own query; what is more than a page is cut to one by them. */
export const Limit = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** `$skip` of the same: PostgreSQL counts rows in 64 bits, JavaScript says fewer exactly. */
export const Skip = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
