/** Characters of a title and a description that search engines show. */
export const longestTitle = 60
export const longestDescription = 160
