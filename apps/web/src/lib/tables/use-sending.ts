import { useRef, useState } from 'react'
import { sentenceFor } from '../api/errors.ts'
import { queryClient } from '../query/query-client.ts'
import type { ImportCounts } from './send-batch.ts'

interface Sending<Run> {
  /** Rows to be sent in all. */
  readonly count: number
  /** Sends a batch and shows how far the import is. */
  readonly next: (run: Run) => Promise<Run>
  /** Called when all rows were answered. */
  readonly ended?: (run: Run) => Promise<void>
}

/** Sends an import batch by batch until it ends, fails or is stopped. `path` is the resource that it adds to. */
export const useSending = (path: string) => {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const stopped = useRef(false)

  return {
    sending,
    problem,
    clearProblem: () => setProblem(null),
    send: async <Run extends ImportCounts>(from: Run, { count, next, ended }: Sending<Run>) => {
      stopped.current = false
      setSending(true)
      setProblem(null)
      try {
        let current = from
        while (current.done < count && !stopped.current) current = await next(current)
        if (current.done >= count) await ended?.(current)
      } catch (error) {
        setProblem(`${sentenceFor(error)} Rows added so far are kept. Resume when you’re ready.`)
      } finally {
        setSending(false)
        void queryClient.invalidateQueries({ queryKey: [path] })
      }
    },
    stop: () => {
      stopped.current = true
    },
  }
}
