import type { RepairService } from './repair-service.ts'
import { brakes, inspection, suspension, tires } from './under-the-car.ts'
import { airConditioning, battery, engineLights, oil } from './under-the-hood.ts'

/** Services of a repair shop, in the order in which a car needs them over its years. */
export const services: readonly RepairService[] = [
  inspection,
  brakes,
  oil,
  tires,
  engineLights,
  suspension,
  battery,
  airConditioning,
]
