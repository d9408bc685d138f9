import { doctor } from './doctor.ts'
import { testsAndShots } from './tests.ts'
import type { Department } from './service-parts.ts'

const order = ['When something is wrong', 'Over the years', 'Samples and journeys']

/** Departments of a clinic, group by group. */
export const departments: readonly Department[] = order.flatMap((group) =>
  [...doctor, ...testsAndShots].filter((each) => each.group === group),
)
