import { Type } from 'typebox'

/** Issues of each severity that a review names one by one. */
export const issuesNamed = 200

/** The errors to go on with, by the ids that a review gave them. */
export const AcceptIssues = Type.Array(Type.String({ maxLength: 2_000 }), { maxItems: issuesNamed + 50 })
