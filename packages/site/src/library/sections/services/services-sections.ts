import type { LibrarySection } from '../../library-section.ts'
import { alternate } from './alternate.ts'
import { directory } from './directory.ts'
import { mosaic } from './mosaic.ts'
import { plotTiles } from './plots.ts'
import { priceRows } from './price-rows.ts'
import { rooms } from './rooms.ts'
import { rows } from './rows.ts'

export const servicesSections: readonly LibrarySection[] = [
  rows,
  mosaic,
  directory,
  rooms,
  priceRows,
  alternate,
  plotTiles,
]
