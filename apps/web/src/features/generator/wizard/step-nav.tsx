import { NativeSelect, UnstyledButton } from '@mantine/core'
import { counted } from '../../../lib/text/counted.ts'
import { stepTitles, steps, type Step } from './steps.ts'
import classes from '../generator.module.css'

interface StepNavProps {
  readonly step: Step
  /** How many things are wrong in a step, once that is known. */
  readonly wrong: ReadonlyMap<Step, number>
  readonly onStep: (step: Step) => void
}

const wrongText = (count: number): string => counted(count, 'thing to mend', 'things to mend')

/** The steps beside the form, or as one field above it on a narrow screen. */
export const StepNav = ({ step, wrong, onStep }: StepNavProps) => (
  <>
    <nav className={classes.nav} aria-label="Steps">
      {steps.map((each, at) => {
        const count = wrong.get(each) ?? 0
        return (
          <UnstyledButton
            key={each}
            className={classes.step ?? ''}
            {...(each === step ? { 'aria-current': 'step' as const } : {})}
            onClick={() => onStep(each)}
          >
            <span className={classes.number} {...(count > 0 ? { 'data-wrong': true } : {})} aria-hidden>
              {count > 0 ? '!' : at + 1}
            </span>
            <span>
              {stepTitles[each]}
              {count > 0 && <span className="visually-hidden">, {wrongText(count)}</span>}
            </span>
          </UnstyledButton>
        )
      })}
    </nav>
    <NativeSelect
      className={classes.stepChoice ?? ''}
      label={`Step ${steps.indexOf(step) + 1} of ${steps.length}`}
      data={steps.map((each, at) => {
        const count = wrong.get(each) ?? 0
        return {
          value: each,
          label: `${at + 1}. ${stepTitles[each]}${count > 0 ? ` (${wrongText(count)})` : ''}`,
        }
      })}
      value={step}
      onChange={(event) => onStep(event.currentTarget.value as Step)}
    />
  </>
)
