import { useState } from 'react'
import { startReading } from './start-reading.ts'
import type { ReadTable } from './table.ts'

/** Reads the table of a file or of pasted rows, or says why it can't. */
export const useReading = (onTable: (table: ReadTable) => void) => {
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    reading,
    problem,
    clearProblem: () => setProblem(null),
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
