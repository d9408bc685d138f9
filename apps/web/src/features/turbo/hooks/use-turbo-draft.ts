import { useMutation } from '@tanstack/react-query'
import type { Turbo } from '@web2/contract/generator'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { turbos } from '../../../lib/api/turbo-resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { turboRecord } from '../api/turbo-api.ts'
import { forgetTurbo, keepTurbo, keptTurbo, signOf, signOfStored } from '../kept-turbo.ts'
import { definitionOf, isWhole, newTurbo, valuesOf, type TurboValues } from '../turbo-values.ts'

/** Ms that the typing rests before it is saved by itself. */
const saveAfter = 800

export interface TurboDraft {
  readonly values: TurboValues
  change(part: Partial<TurboValues>): void
  readonly state: 'saved' | 'unsaved' | 'saving' | 'failed'
  readonly failure: string | null
  /** Saves what is unsaved; the generation as it is stored then, null when that failed. */
  save(): Promise<Turbo | null>
  isUnsaved(): boolean
}

const sentenceOf = (error: unknown): string => Object.values(fieldErrors(error))[0] ?? sentenceFor(error)

/**
 * A definition that saves itself while it is made: what is whole at the server, what is half typed in this tab. A new
 * generation is created by its first change.
 */
export const useTurboDraft = (turbo: Turbo | null, onCreated: (turbo: Turbo) => void): TurboDraft => {
  const [kept] = useState(() => keptTurbo(turbo))
  const [values, setValues] = useState(() => kept ?? (turbo === null ? newTurbo() : valuesOf(turbo)))
  // what was kept may have been whole, only not sent yet
  const [isDirty, setDirty] = useState(
    () => kept !== null && turbo !== null && signOf(kept) !== signOfStored(turbo),
  )
  const now = useRef({ values, stored: turbo, changes: isDirty ? 1 : 0, saved: 0 })
  const { mutateAsync, ...saving } = useMutation({
    mutationFn: (): Promise<Turbo> => {
      const { stored, values } = now.current
      const definition = definitionOf(values)
      return stored === null ? turbos.create(definition) : turbos.patch(stored._id, definition)
    },
  })
  const running = useRef<Promise<Turbo | null> | null>(null)

  const keep = useCallback((isSending: boolean) => {
    const { stored, values } = now.current
    keepTurbo(stored?._id ?? null, {
      values,
      upon: signOfStored(stored),
      sending: isSending ? signOf(values) : null,
    })
  }, [])

  const saveNow = useCallback(async (): Promise<Turbo | null> => {
    const { changes, saved, stored } = now.current
    if (saved === changes && stored !== null) return stored
    keep(true)
    try {
      const answer = await mutateAsync()
      now.current.stored = answer
      now.current.saved = changes
      if (stored === null) forgetTurbo(null)
      queryClient.setQueryData(turboRecord(answer._id).queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: [turbos.path, 'find'] })
      const isAll = now.current.changes === changes
      if (isAll) setDirty(false)
      if (isAll && isWhole(now.current.values)) forgetTurbo(answer._id)
      else keep(false)
      if (stored === null) onCreated(answer)
      return answer
    } catch {
      // the mutation holds the failure, and the screen says it
      return null
    }
  }, [keep, mutateAsync, onCreated])

  const save = useCallback(async (): Promise<Turbo | null> => {
    // one at a time: two first saves would make two generations
    while (running.current) await running.current
    running.current = saveNow()
    const saved = await running.current
    running.current = null
    return saved
  }, [saveNow])

  const change = useCallback(
    (part: Partial<TurboValues>) => {
      now.current.values = { ...now.current.values, ...part }
      now.current.changes += 1
      keep(running.current !== null)
      setValues(now.current.values)
      setDirty(true)
    },
    [keep],
  )

  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => void save(), saveAfter)
    return () => clearTimeout(timer)
  }, [isDirty, values, save])

  return {
    values,
    change,
    state: saving.isPending ? 'saving' : isDirty ? (saving.isError ? 'failed' : 'unsaved') : 'saved',
    failure: saving.isError ? sentenceOf(saving.error) : null,
    save,
    isUnsaved: () => now.current.changes > now.current.saved,
  }
}
