import { UnstyledButton } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { counted } from '../../../lib/text/counted.ts'
import classes from '../generator.module.css'
import { stepTitles, steps, type Step } from './steps.ts'

interface StepNavProps {
  readonly step: Step
  /** Number of visible errors by step. */
  readonly wrong: ReadonlyMap<Step, number>
  /** Steps that have no errors, visible or not. */
  readonly complete: ReadonlySet<Step>
  readonly onStep: (step: Step) => void
}

const Mark = ({ at, count, isComplete }: { at: number; count: number; isComplete: boolean }) => {
  if (count > 0) return <IconAlertCircle size={22} aria-hidden />
  return isComplete ? <IconCheck size={14} stroke={3} aria-hidden /> : <span aria-hidden>{at + 1}</span>
}

/** The steps above the form, with the state of each. */
export const StepNav = ({ step, wrong, complete, onStep }: StepNavProps) => (
  <nav className={classes.steps} aria-label="Steps">
    {steps.map((each, at) => {
      const count = wrong.get(each) ?? 0
      const isComplete = complete.has(each)
      const state = count > 0 ? 'wrong' : isComplete ? 'complete' : 'open'
      return (
        <UnstyledButton
          key={each}
          className={classes.step ?? ''}
          data-state={state}
          {...(each === step ? { 'aria-current': 'step' as const } : {})}
          onClick={() => onStep(each)}
        >
          <span className={classes.number}>
            <Mark at={at} count={count} isComplete={isComplete} />
          </span>
          <span className={classes.stepName}>
            {stepTitles[each]}
            {count > 0 && <span className={classes.stepIssues}>{counted(count, 'issue')}</span>}
            {state === 'complete' && <span className="visually-hidden">, complete</span>}
          </span>
        </UnstyledButton>
      )
    })}
  </nav>
)
