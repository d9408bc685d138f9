/* The exports that other domains use. */

export { releasePageUnits } from './pages/release-page-units.ts'
export { idleStatuses, insertProject } from './projects/save-project.ts'
