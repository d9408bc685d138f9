/** Message if the browser doesn't allow copying a site's URL. */
export const copyBlocked = 'Your browser blocked copying. Open the site and copy its URL.'
