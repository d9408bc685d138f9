import { useQuery } from '@tanstack/react-query'
import {
  type TextProvider,
  missingWriter,
  switchedOffNote,
  usedWriter,
  type TextGenerator,
  type ConnectedWriters,
  type UsedWriter,
} from '@web2/contract/ai'
import { hasKey, keySettings } from './models.ts'
import type { WriterSettings } from './resources.ts'

const connected = (setting: WriterSettings): ConnectedWriters => ({
  hasKey: (service) => hasKey(setting, service),
  defaultWriter: setting.defaultWriter,
})

/** Who writes what is asked of a writer, by what the account has connected; null while no service has a key. */
const usedBy = (setting: WriterSettings, wanted: TextGenerator, now = new Date()): UsedWriter | null =>
  usedWriter(wanted, connected(setting), now.toISOString().slice(0, 10))

/** The same as a hook; undefined while it is not known what is connected. */
export const useUsedWriter = (): ((wanted: TextGenerator) => UsedWriter | null) | undefined => {
  const { data } = useQuery(keySettings)
  return data ? (wanted) => usedBy(data, wanted) : undefined
}

/** A sentence for each model among these that is switched off; none while it is not known what is connected. */
export const useSwitchedOffNotes = (writers: readonly TextGenerator[]): readonly string[] => {
  const used = useUsedWriter()
  const notes = writers.map((wanted) => {
    const found = used?.(wanted)
    return found ? switchedOffNote(found, 'is used') : ''
  })
  return [...new Set(notes)].filter((note) => note !== '')
}

/** What has to be done in Settings before a service writes; undefined while it is not known what is connected. */
export const useMissingWriter = (): ((service: TextProvider) => string) | undefined => {
  const { data } = useQuery(keySettings)
  return data ? (service) => missingWriter(service, connected(data)) : undefined
}
