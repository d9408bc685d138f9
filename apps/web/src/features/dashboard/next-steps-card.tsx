import { Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { dismissHint } from '../accounts/hints/hints.ts'
import { showSuccess } from '../../lib/snackbar.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { isLaunching, type Step } from './next-steps.ts'
import { HomeCard } from './home-card.tsx'
import classes from './dashboard.module.css'

interface NextStepsCardProps {
  readonly steps: readonly Step[]
  /** Something above it is the main action of the screen. */
  readonly isQuiet: boolean
}

/** Next steps of an account that does not use everything yet; the first open one stands out. */
export const NextStepsCard = ({ steps, isQuiet }: NextStepsCardProps) => {
  const next = steps.find(({ done }) => !done)
  return (
    <HomeCard
      title={isLaunching(steps) ? 'Launch your first site' : 'Next steps'}
      aside={
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          onClick={() => {
            void dismissHint('first-steps')
            showSuccess('You can reopen this checklist from Help.')
          }}
        >
          Dismiss<span className="visually-hidden"> the checklist</span>
        </Button>
      }
    >
      <ol className={classes.steps}>
        {steps.map((step, at) => (
          <li key={step.key} className={classes.step} data-done={step.done || undefined}>
            <span className={classes.mark} aria-hidden>
              {step.done ? <IconCheck size={16} /> : at + 1}
            </span>
            <div>
              <Text fw={600} size="sm">
                {step.title}
                {step.done && <span className="visually-hidden"> (done)</span>}
              </Text>
              <Text size="sm" c="dimmed">
                {step.text}
              </Text>
              {!step.done && (!isLaunching(steps) || step === next) && (
                <ButtonLink
                  {...step.link}
                  size="xs"
                  mt="sm"
                  variant={step === next && !isQuiet ? 'filled' : 'default'}
                >
                  {step.action}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </HomeCard>
  )
}
