import type { LibrarySection } from '../../library-section.ts'
import { credentials } from './credentials.ts'
import { makes } from './makes.ts'
import { strip } from './strip.ts'

export const logosSections: readonly LibrarySection[] = [strip, makes, credentials]
