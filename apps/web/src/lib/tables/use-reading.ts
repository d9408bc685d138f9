import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { startReading } from './start-reading.ts'
import type { ReadTable } from './table.ts'

/** Delay in ms between typing and reading what was typed. */
const pause = 300

/** Reads the table of a file or of pasted rows, or says why it can't. */
export const useReading = (onTable: (table: ReadTable) => void) => {
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [settled] = useDebouncedValue(text, pause)
  const typed = useQuery({
    queryKey: ['typed-table', settled],
    queryFn: () => startReading(new Blob([settled])),
    enabled: settled.trim() !== '',
    staleTime: 'static',
    gcTime: 0,
  })
  return {
    reading,
    problem,
    clearProblem: () => setProblem(null),
    /** Rows as typed; kept while a table is open. */
    text,
    setText,
    /** The table of the typed rows; null while it can't be read. */
    typed: text.trim() !== '' && typed.data?.ok === true ? typed.data : null,
    read: async (source: Blob) => {
      setReading(true)
      setProblem(null)
      const answer = await startReading(source)
      setReading(false)
      if (answer.ok) onTable(answer)
      else setProblem(answer.problem)
    },
  }
}
