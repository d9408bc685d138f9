import type { TradeService } from '../parts/service.ts'
import { homeServices } from './home-services.ts'
import { specialServices } from './special-services.ts'

/** Services of a cleaning company. */
export const services: readonly TradeService[] = [...homeServices, ...specialServices]
