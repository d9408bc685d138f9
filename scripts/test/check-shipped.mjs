import { checkLicences, checkLock, checkUnused } from './dependencies.mjs'
import { checkContainer, checkUnit } from './deployment.mjs'

/** Checks what ships: licenses, unused packages, the lock file, and the files of deploy/. */
const complaints = [checkLicences, checkUnused, checkLock, checkContainer, checkUnit].flatMap((check) =>
  check(),
)
for (const complaint of complaints) console.log(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
