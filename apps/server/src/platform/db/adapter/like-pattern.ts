/** The pattern of LIKE that finds a text anywhere, whatever signs of patterns are in it. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
