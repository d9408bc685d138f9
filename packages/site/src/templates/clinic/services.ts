import { doctor } from './doctor.ts'
import { testsAndShots } from './tests.ts'
import type { Department } from './service-parts.ts'

const order = ['When something is wrong', 'To keep well']

/** Departments of a clinic, group by group. */
export const departments: readonly Department[] = order.flatMap((group) =>
  [...doctor, ...testsAndShots].filter((each) => each.group === group),
)
