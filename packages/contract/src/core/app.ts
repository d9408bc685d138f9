export const appVersion = '1.1.1'
export const appTitle = 'Web 2 Manager'
export const appDescription = 'SEO Tool of Your Dreams'
/** First year of the copyright line in the footer. */
export const copyrightSince = 2019
