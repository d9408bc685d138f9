import fc from 'fast-check'
import { test } from 'vitest'
import { arbitraryDocument } from './arbitrary-document.ts'
import { arbitraryEdits } from './arbitrary-edits.ts'
import { laws } from './laws.ts'

test.each(Object.entries(laws))('%s', (_name, law) =>
  fc.assert(fc.property(arbitraryDocument, arbitraryEdits, law), { numRuns: 100 }),
)
