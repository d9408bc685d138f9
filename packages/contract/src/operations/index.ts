export { AccountDeletion } from './account-deletion.ts'
