/** Returns 'landing' for 'landing.html', the stored name of a page. */
export const pageNameOf = (name: string): string => name.replace(/\.html$/, '')
