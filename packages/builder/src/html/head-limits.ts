/** Characters of a title and a description shown by search engines. */
export const longestTitle = 60
export const longestDescription = 160
