import { Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { dismissHint } from '../accounts/hints/hints.ts'
import { showSuccess } from '../../lib/snackbar.ts'
import { ButtonLink } from '../../ui/links.tsx'
import type { Step } from './first-steps.ts'
import { HomeCard } from './home-card.tsx'
import classes from './dashboard.module.css'

const ways = {
  nap: { to: '/nap-databases/add-nap', label: 'Add NAP' },
  site: { to: '/site-builder/build-site', label: 'Build site' },
  publish: { to: '/site-builder', label: 'Go to your sites' },
} as const

/** Next steps of a new account. */
export const FirstStepsCard = ({ steps }: { steps: readonly Step[] }) => (
  <HomeCard
    title="From nothing to a live page"
    aside={
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        onClick={() => {
          void dismissHint('first-steps')
          showSuccess('The first steps are in the help menu.')
        }}
      >
        Put away<span className="visually-hidden"> the first steps</span>
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
            {step.next && (
              <ButtonLink to={ways[step.key].to} size="xs" mt="sm">
                {ways[step.key].label}
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ol>
  </HomeCard>
)
