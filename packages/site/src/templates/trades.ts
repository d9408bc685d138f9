import { accountantTemplate } from './accountant/accountant.ts'
import { lawyerTemplate } from './lawyer/lawyer.ts'
import { plumberTemplate } from './plumber/plumber.ts'
import { realEstateTemplate } from './real-estate/real-estate.ts'
import { autoRepairTemplate } from './auto-repair/auto-repair.ts'
import { cleaningTemplate } from './cleaning/cleaning.ts'
import { clinicTemplate } from './clinic/clinic.ts'
import { dentistTemplate } from './dentist/dentist.ts'
import { electricianTemplate } from './electrician/electrician.ts'
import { gymTemplate } from './gym/gym.ts'
import { hvacTemplate } from './hvac/hvac.ts'
import { landscapingTemplate } from './landscaping/landscaping.ts'
import { photographerTemplate } from './photographer/photographer.ts'
import { restaurantTemplate } from './restaurant/restaurant.ts'
import { roofingTemplate } from './roofing/roofing.ts'
import { salonTemplate } from './salon/salon.ts'
import type { TradeTemplate } from './parts/trade-template.ts'

/** Templates of trades, in the order of the gallery. */
export const trades: readonly TradeTemplate[] = [
  plumberTemplate,
  electricianTemplate,
  hvacTemplate,
  roofingTemplate,
  cleaningTemplate,
  landscapingTemplate,
  dentistTemplate,
  clinicTemplate,
  lawyerTemplate,
  accountantTemplate,
  restaurantTemplate,
  salonTemplate,
  gymTemplate,
  realEstateTemplate,
  autoRepairTemplate,
  photographerTemplate,
]
