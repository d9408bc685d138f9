import { resource } from '../../lib/api/resource.ts'

/** Read only: what still shows a listing's old data. Removing it lets that stay. */
export const listingChanges = resource('listing-changes')
/** Makes the chosen replacements after a listing was changed. */
export const listingUpdates = resource('listing-updates')
/** Published posts as their blogs show them now. */
export const postTexts = resource('post-texts')
