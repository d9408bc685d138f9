import { Type } from 'typebox'

/** `$limit` of services that parse their own query; they reduce larger values to one page. */
export const Limit = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** `$skip` of the same, limited to JavaScript's safe integers; PostgreSQL counts rows in 64 bits. */
export const Skip = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
