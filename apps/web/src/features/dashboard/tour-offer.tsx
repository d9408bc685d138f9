import { Button, Group, Text } from '@mantine/core'
import { openHelp } from '../../lib/help.ts'
import { dismissHint } from '../accounts/hints/hints.ts'
import classes from './dashboard.module.css'

/** Offers the tour once to each user; afterwards it is in the help menu. */
export const TourOffer = () => (
  <section className={`card ${classes.offer ?? ''}`} aria-label="Product tour">
    <Text size="sm" flex="1 1 260px">
      <b>New here?</b> Take a 1-minute tour. You’ll find it later under Help.
    </Text>
    <Group gap="sm">
      <Button variant="subtle" color="gray" size="xs" onClick={() => void dismissHint('tour')}>
        Not now
      </Button>
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          openHelp.set('tour')
          void dismissHint('tour')
        }}
      >
        Take the tour
      </Button>
    </Group>
  </section>
)
