import { Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { ButtonLink } from '../../../ui/links.tsx'
import type { Step } from '../first-steps.ts'
import classes from './stats.module.css'

const ways = {
  nap: { to: '/nap-databases/add-nap', label: 'Add NAP' },
  site: { to: '/site-builder/build-site', label: 'Build site' },
  publish: { to: '/site-builder', label: 'Go to your sites' },
} as const

/** What a new account does next. */
export const FirstStepsCard = ({ steps }: { steps: readonly Step[] }) => (
  <section className="card" aria-labelledby="first-steps">
    <div className={classes.head}>
      <Title order={2} size="h5" id="first-steps">
        From nothing to a live page
      </Title>
    </div>
    <ol className={classes.steps}>
      {steps.map((step, at) => (
        <li key={step.key} className={classes.step} data-done={step.done || undefined}>
          <span className={classes.mark} aria-hidden>
            {step.done ? <IconCheck size={16} stroke={2.5} /> : at + 1}
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
  </section>
)
