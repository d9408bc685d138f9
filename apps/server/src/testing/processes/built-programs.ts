import { fileURLToPath } from 'node:url'

const inDist = (file: string) => fileURLToPath(new URL(`../../../dist/${file}`, import.meta.url))

/** Program of `npm start`. */
export const serverProgram = inDist('index.js')

/** Program of `npm run backup` and the other maintenance commands. */
export const maintenanceProgram = inDist('maintenance.js')
