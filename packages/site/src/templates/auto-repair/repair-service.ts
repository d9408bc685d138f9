import type { SectionItem } from '../../library/section-content.ts'
import type { TradeService } from '../parts/service.ts'
import { serviceDetails, type ServiceDetails } from '../parts/service-details.ts'

/** Service of a repair shop, with the steps of its work. */
export interface RepairService extends TradeService {
  /** From the key in to the key out. */
  readonly steps: readonly SectionItem[]
}

type Written = Omit<RepairService, 'details'> &
  Omit<ServiceDetails, 'waits'> & { readonly waits: readonly string[] }

/** Returns a service from its texts. */
export const repairService = ({ signs, waits, done, needed, price, ...rest }: Written): RepairService => ({
  ...rest,
  details: serviceDetails({ signs, waits: ['Can wait until payday', ...waits], done, needed, price }),
})
