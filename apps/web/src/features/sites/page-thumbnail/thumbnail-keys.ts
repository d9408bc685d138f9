/** What the keys of queries for small pictures of pages begin with. */
export const pagePictures = 'page-thumb'
