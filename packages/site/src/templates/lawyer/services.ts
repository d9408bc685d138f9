import type { TradeService } from '../parts/service.ts'
import { mattersOfPeople } from './matters-of-people.ts'
import { mattersOfWork } from './matters-of-work.ts'

/** Matters of a lawyer: those of work and business, then those of people. */
export const services: readonly TradeService[] = [...mattersOfWork, ...mattersOfPeople]

/** Returns the section sign with the number of a matter. */
export const sectionSign = (service: TradeService): string => `§${services.indexOf(service) + 1}`
