import { useContext, useEffect, useState } from 'react'
import type { StyleModel } from '../style-model.ts'
import { AskLookContext, useStyleModel } from '../use-style.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Returns a value read from the canvas in idle time, after each change of the selection's styles. Also fills
 * the empty fields that depend on it.
 */
export const useLooked = <Value>(read: (model: StyleModel) => Value): Value | null => {
  const model = useStyleModel()
  const askLook = useContext(AskLookContext)
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => {
    const look = whenIdle(() => setValue(read(model)))
    look.ask()
    const stop = model.subscribe(look.ask)
    return () => {
      stop()
      look.cancel()
    }
  }, [model, read])
  useEffect(askLook, [askLook, value])
  return value
}
