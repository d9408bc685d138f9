import { electricianTemplate } from './electrician/electrician.ts'
import { hvacTemplate } from './hvac/hvac.ts'
import { plumberTemplate } from './plumber/plumber.ts'
import { roofingTemplate } from './roofing/roofing.ts'
import type { TradeTemplate } from './parts/trade-template.ts'

/** Templates of trades, in the order of the gallery. */
export const trades: readonly TradeTemplate[] = [
  plumberTemplate,
  electricianTemplate,
  hvacTemplate,
  roofingTemplate,
]
