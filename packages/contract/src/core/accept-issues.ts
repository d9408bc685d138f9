import { Type } from 'typebox'

/** Maximum number of issues of each severity that a review lists individually. */
export const issuesNamed = 200

/** Ids of the errors to accept, from the review. */
export const AcceptIssues = Type.Array(Type.String({ maxLength: 2_000 }), { maxItems: issuesNamed + 50 })
