import type { LibrarySection } from '../../library-section.ts'
import { arc } from './arc.ts'
import { carte } from './carte.ts'
import { checklist } from './checklist.ts'
import { dial } from './dial.ts'
import { editorial } from './editorial.ts'
import { filmstrip } from './filmstrip.ts'
import { floorPlan } from './floor-plan.ts'
import { index } from './index-list.ts'
import { letterhead } from './letterhead.ts'
import { panel } from './panel.ts'
import { plate } from './plate.ts'
import { poster } from './poster.ts'
import { request } from './request.ts'
import { ridge } from './ridge.ts'
import { routes } from './routes.ts'
import { statement } from './statement.ts'
import { symptoms } from './symptoms.ts'
import { ticket } from './ticket.ts'

export const heroSections: readonly LibrarySection[] = [
  ticket,
  panel,
  dial,
  ridge,
  checklist,
  plate,
  arc,
  routes,
  letterhead,
  statement,
  carte,
  editorial,
  poster,
  floorPlan,
  symptoms,
  filmstrip,
  request,
  index,
]
