import { autoRepairTemplate } from './auto-repair/auto-repair.ts'
import { photographerTemplate } from './photographer/photographer.ts'
import { plumberTemplate } from './plumber/plumber.ts'
import type { TradeTemplate } from './parts/trade-template.ts'

/** Templates of trades, in the order of the gallery. */
export const trades: readonly TradeTemplate[] = [plumberTemplate, autoRepairTemplate, photographerTemplate]
