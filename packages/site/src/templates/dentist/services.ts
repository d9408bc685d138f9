import { care } from './care.ts'
import { repair } from './repair.ts'
import type { DentalService } from './service-parts.ts'

const urgent = repair.filter(({ slug }) => slug === 'toothache')
const children = care.filter(({ slug }) => slug === 'children')
const isLast = ({ slug }: DentalService) => slug === 'toothache' || slug === 'children'

/** Services of a dentist, from looking to what cannot wait. */
export const services: readonly DentalService[] = [
  ...[...care, ...repair].filter((service) => !isLast(service)),
  ...children,
  ...urgent,
]
