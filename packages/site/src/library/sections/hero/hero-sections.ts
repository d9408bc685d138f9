import type { LibrarySection } from '../../library-section.ts'
import { arc } from './arc.ts'
import { checklist } from './checklist.ts'
import { dial } from './dial.ts'
import { letterhead } from './letterhead.ts'
import { panel } from './panel.ts'
import { plate } from './plate.ts'
import { ridge } from './ridge.ts'
import { routes } from './routes.ts'
import { statement } from './statement.ts'
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
]
