import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Query } from '../../lib/api/resource.ts'
import { cloudModules, cloudPages, naps, sites } from '../../lib/api/resources.ts'

/** How many of the newest records are offered by name. */
const offered = 50

/** Ms that the typing rests before the server is asked. */
const pause = 200

/** The newest records of which one of the fields has these words in it. */
export const newestWith = (fields: readonly string[], typed: string): Query => ({
  ...(typed === '' ? {} : { $or: fields.map((field) => ({ [field]: { $search: typed } })) }),
  $sort: { createdAt: -1 },
  $limit: offered,
})

interface Searched<Stored> {
  readonly path: string
  readonly find: (query: Query) => Promise<{ data: Stored[] }>
}

const useNewest = <Stored>(
  { path, find }: Searched<Stored>,
  { fields, typed, wanted }: { readonly fields: readonly string[]; readonly typed: string; wanted: boolean },
) =>
  useQuery({
    queryKey: [path, 'palette', typed],
    queryFn: () => find(newestWith(fields, typed)),
    enabled: wanted,
    placeholderData: keepPreviousData,
  })

/** The newest sites, pages, sections and businesses that go by what is typed; of all of them, also of old ones. */
export const useFoundRecords = (query: string, wanted: boolean) => {
  const words = query.trim()
  const [typed] = useDebouncedValue(words, pause)
  const found = {
    sites: useNewest(sites, { fields: ['name', 'rootSlug'], typed, wanted }),
    pages: useNewest(cloudPages, { fields: ['name'], typed, wanted }),
    sections: useNewest(cloudModules, { fields: ['name'], typed, wanted }),
    businesses: useNewest(naps, { fields: ['businessName', 'city', 'phone'], typed, wanted }),
  }
  const searching =
    words !== typed ||
    Object.values(found).some(({ isPlaceholderData, isLoading }) => isPlaceholderData || isLoading)
  return {
    sites: found.sites.data?.data ?? [],
    pages: found.pages.data?.data ?? [],
    sections: found.sections.data?.data ?? [],
    businesses: found.businesses.data?.data ?? [],
    searching,
  }
}
