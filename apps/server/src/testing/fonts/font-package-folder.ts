export { fontPackageFolder } from '../../domains/sites/fonts/font-packages.ts'
