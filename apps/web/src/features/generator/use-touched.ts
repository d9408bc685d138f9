import { useState } from 'react'
import type { TurboValues } from './project-values.ts'
import { stepOfField, steps, type Step } from './wizard/steps.ts'

type Problems = Readonly<Record<string, string>>

/** Values that are chosen, not typed: a wrong choice is shown at once. */
const choices: ReadonlySet<string> = new Set<keyof TurboValues>([
  'source',
  'mode',
  'listing',
  'structure',
  'sitePer',
])

/** Returns true if an error concerns a field, a part of it, or the group it belongs to. */
const concerns = (problem: string, field: string): boolean =>
  problem === field || problem.startsWith(`${field}.`) || field.startsWith(`${problem}.`)

/**
 * Returns the errors of fields and steps that the user has left, because an empty new form is not wrong yet.
 * The last step shows all errors.
 */
export const useVisibleErrors = (isNew: boolean, step: Step) => {
  const [leftSteps, setLeftSteps] = useState<ReadonlySet<Step>>(() => new Set(isNew ? [] : steps))
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(() => new Set())
  const leaveFields = (fields: readonly string[]) =>
    setLeftFields((known) =>
      fields.every((field) => known.has(field)) ? known : new Set([...known, ...fields]),
    )
  return {
    /** Called with the names of changed values. */
    onChange: (changed: readonly string[]) => leaveFields(changed.filter((name) => choices.has(name))),
    onLeaveField: (field: string) => leaveFields([field]),
    /** Called when the user goes to another step. */
    onLeave: (to: Step) =>
      setLeftSteps((known) => new Set([...known, ...(to === 'review' ? steps : [step])])),
    shown: (problems: Problems): Problems =>
      step === 'review'
        ? problems
        : Object.fromEntries(
            Object.entries(problems).filter(
              ([problem]) =>
                // errors in the source page are always shown
                problem.startsWith('blocks.') ||
                leftSteps.has(stepOfField(problem)) ||
                [...leftFields].some((field) => concerns(problem, field)),
            ),
          ),
  }
}
