import { business, families, portraits, weddings } from './people.ts'
import type { PhotoService } from './photo-service.ts'
import { architecture, events, products } from './things.ts'

/** Services of a photographer: people first, then things and places. */
export const services: readonly PhotoService[] = [
  portraits,
  weddings,
  families,
  business,
  products,
  architecture,
  events,
]
