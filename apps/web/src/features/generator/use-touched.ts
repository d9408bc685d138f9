import { useState } from 'react'
import { stepOfField, steps, type Step } from './wizard/steps.ts'

type Problems = Readonly<Record<string, string>>

/**
 * Returns the errors of steps that have been edited or left, since a newly opened form is empty, not wrong. The last
 * step shows all errors.
 */
export const useVisibleErrors = (isNew: boolean, step: Step) => {
  const [touched, setTouched] = useState<ReadonlySet<Step>>(() => new Set(isNew ? [] : steps))
  const touch = (more: readonly Step[]) =>
    setTouched((known) => (more.every((each) => known.has(each)) ? known : new Set([...known, ...more])))
  return {
    /** Something was entered in the step that is shown. */
    onChange: () => touch([step]),
    /** Another step is gone to. */
    onLeave: (to: Step) => touch(to === 'check' ? steps : [step]),
    shown: (problems: Problems): Problems =>
      step === 'check'
        ? problems
        : Object.fromEntries(
            Object.entries(problems).filter(
              // errors in the source page are always shown
              ([field]) => field.startsWith('blocks.') || touched.has(stepOfField(field)),
            ),
          ),
  }
}
