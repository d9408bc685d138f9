import { useQuery } from '@tanstack/react-query'
import type { Setting, TextGenerator } from '@web2/contract'
import { usedWriter, type UsedWriter } from '@web2/contract/writers'
import { hasKey, keySettings } from './models.ts'

/** Who writes what is asked of a writer, by what the account has connected; null while no service has a key. */
export const usedBy = (setting: Setting, wanted: TextGenerator, now = new Date()): UsedWriter | null =>
  usedWriter(
    wanted,
    { hasKey: (service) => hasKey(setting, service), defaultWriter: setting.defaultWriter },
    now.toISOString().slice(0, 10),
  )

/** The same as a hook; undefined while it is not known what is connected. */
export const useUsedWriter = (): ((wanted: TextGenerator) => UsedWriter | null) | undefined => {
  const { data } = useQuery(keySettings)
  return data ? (wanted) => usedBy(data, wanted) : undefined
}
