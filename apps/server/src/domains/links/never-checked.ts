/** Time of the next check of a link that is never checked, such as a link of sample data. */
export const neverChecked = '9999-12-31T00:00:00.000Z'
