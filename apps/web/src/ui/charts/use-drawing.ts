import { useEffect, useState } from 'react'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'
import type { ChartDrawing } from './chart-drawing.tsx'

let loaded: typeof ChartDrawing | null = null

/** Loads the chart library with the first chart. */
export const useDrawing = (wanted: boolean): { Drawing: typeof ChartDrawing | null; failed: boolean } => {
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>(loaded === null ? 'waiting' : 'there')

  useEffect(() => {
    if (!wanted || loaded !== null) return
    let left = false
    loadChunk(() => import('./chart-drawing.tsx')).then(
      (module) => {
        loaded = module.ChartDrawing
        if (!left) setState('there')
      },
      () => {
        if (!left) setState('failed')
      },
    )
    return () => {
      left = true
    }
  }, [wanted])

  return { Drawing: loaded, failed: state === 'failed' }
}
