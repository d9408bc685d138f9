import { test } from 'vitest'
import { fillsRunNothing } from '../testing/hostile-documents.ts'

test(
  'a hundred thousand documents with placeholders run nothing once filled',
  () => fillsRunNothing(100_000),
  600_000,
)
