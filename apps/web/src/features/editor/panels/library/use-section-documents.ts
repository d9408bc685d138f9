import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { cloudModules } from '../../../sites/resources.ts'
import { fetchModules, type ModuleDocuments } from '../../document/sections/section-documents.ts'

const none: ModuleDocuments = new Map()

/**
 * Returns the sections with these ids (joined by spaces), refetched whenever a section of the account is
 * saved.
 */
export const useModuleDocuments = (ids: string) => {
  const list = ids === '' ? [] : ids.split(' ')
  const { data, error, refetch } = useQuery({
    queryKey: [cloudModules.path, 'shown', ids],
    queryFn: () => fetchModules(list),
    enabled: list.length > 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
  return { documents: list.length === 0 ? none : data, error, refetch }
}
