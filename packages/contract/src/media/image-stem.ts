/** Returns the part of an image URL that a rename keeps, or the full URL of an external image. */
export const imageStem = (url: string): string => /^\/media\/[^/]+\/[^/]+\//.exec(url)?.[0] ?? url
