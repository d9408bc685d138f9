import { accountantTemplate } from './accountant/accountant.ts'
import { lawyerTemplate } from './lawyer/lawyer.ts'
import { plumberTemplate } from './plumber/plumber.ts'
import { realEstateTemplate } from './real-estate/real-estate.ts'
import type { TradeTemplate } from './parts/trade-template.ts'

/** Templates of trades, in the order of the gallery. */
export const trades: readonly TradeTemplate[] = [
  plumberTemplate,
  lawyerTemplate,
  accountantTemplate,
  realEstateTemplate,
]
