import { useQuery } from '@tanstack/react-query'
import { newLeads } from './leads-api.ts'

/** Leads that were not opened yet; 0 until that is known. */
export const useNewLeads = (): number => useQuery(newLeads).data?.new ?? 0
