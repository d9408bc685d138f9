import type { LibrarySection } from '../../library-section.ts'
import { callbar } from './callbar.ts'
import { line } from './line.ts'
import { picture } from './picture.ts'
import { poster } from './poster.ts'

export const ctaSections: readonly LibrarySection[] = [line, picture, poster, callbar]
