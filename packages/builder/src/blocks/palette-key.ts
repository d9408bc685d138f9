/** Key of a palette block, which every insertion replaces. */
export const paletteKey = 'new'
