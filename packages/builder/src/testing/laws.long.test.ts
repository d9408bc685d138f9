import fc from 'fast-check'
import { test } from 'vitest'
import { arbitraryDocument } from './arbitrary-document.ts'
import { arbitraryEdit } from './arbitrary-edits.ts'
import { laws } from './laws.ts'

const manyEdits = fc.array(arbitraryEdit, { maxLength: 60 })

test.each(Object.entries(laws))('%s, 5,000 times', (_name, law) =>
  fc.assert(fc.property(arbitraryDocument, manyEdits, law), { numRuns: 5_000 }),
)
