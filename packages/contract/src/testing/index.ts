export { arbitraryNap } from './arbitrary-nap.ts'
