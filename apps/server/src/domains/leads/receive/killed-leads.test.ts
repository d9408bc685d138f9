import { it } from 'vitest'
import { killReceivers } from '../../../testing/kills/killed-leads.ts'

it(
  'a node killed while visitors send forms loses no answered lead and doubles none',
  () => killReceivers(80, 2),
  150_000,
)
