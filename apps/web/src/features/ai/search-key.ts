import { useQuery } from '@tanstack/react-query'
import { keySettings } from './models.ts'

/** Returns whether the account has a key for web search; undefined until the settings are known. */
export const useSearchKey = (): boolean | undefined => {
  const { data } = useQuery(keySettings)
  return data === undefined ? undefined : (data?.braveSearch.apiKey.set ?? false)
}
