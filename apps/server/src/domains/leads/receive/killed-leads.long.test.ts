import { it } from 'vitest'
import { killReceivers } from '../../../testing/kills/killed-leads.ts'

it(
  'nodes killed ten times while visitors send forms lose no answered lead and double none',
  () => killReceivers(2_000, 10),
  600_000,
)
