import { it } from 'vitest'
import { expectGoodLeads } from '../../../testing/worlds/lead-flood.ts'

it('finds 1,000 good leads among 100,000 bad ones from 1,000 addresses', () =>
  expectGoodLeads({ good: 1_000, bad: 100_000, addresses: 1_000, atOnce: 32 }))
