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
  taskWriters: Object.fromEntries(Object.entries(setting.taskWriters).filter(([, each]) => each !== null)),
  fallbackWriters: setting.fallbackWriters,
})

/**
 * Returns the model that actually writes for a choice, given the account's keys; null if no service has a
 * key.
 */
const usedBy = (setting: WriterSettings, wanted: TextGenerator | null, now = new Date()): UsedWriter | null =>
  usedWriter(wanted, connected(setting), now.toISOString().slice(0, 10))

/** Returns `usedBy` for the account's settings; undefined until they are known. */
export const useUsedWriter = (): ((wanted: TextGenerator | null) => UsedWriter | null) | undefined => {
  const { data } = useQuery(keySettings)
  return data ? (wanted) => usedBy(data, wanted) : undefined
}

/** Returns a sentence for each of these models that is switched off; empty until the settings are known. */
export const useSwitchedOffNotes = (writers: readonly TextGenerator[]): readonly string[] => {
  const used = useUsedWriter()
  const notes = writers.map((wanted) => {
    const found = used?.(wanted)
    return found ? switchedOffNote(found, 'is used') : ''
  })
  return [...new Set(notes)].filter((note) => note !== '')
}

/**
 * Returns a function for what to set up before a service can write; undefined until the settings are known.
 */
export const useMissingWriter = (): ((service: TextProvider) => string) | undefined => {
  const { data } = useQuery(keySettings)
  return data ? (service) => missingWriter(service, connected(data)) : undefined
}
