export { arbitraryNap } from './arbitrary-listing.ts'
