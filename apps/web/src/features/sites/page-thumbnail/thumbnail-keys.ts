/** Prefix of query keys of page thumbnails. */
export const pagePictures = 'page-thumb'
