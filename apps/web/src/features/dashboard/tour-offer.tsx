import { Button, Group, Text } from '@mantine/core'
import { openHelp } from '../../lib/help.ts'
import { dismissHint } from '../accounts/hints/hints.ts'
import classes from './dashboard.module.css'

/** Offered once to each person; whatever they choose, it is in the help menu afterwards. */
export const TourOffer = () => (
  <section className={`card ${classes.offer ?? ''}`} aria-label="Product tour">
    <Text size="sm" flex="1 1 260px">
      <b>New here?</b> A tour of four steps shows what is where. It stays in the help menu.
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
        Start the tour
      </Button>
    </Group>
  </section>
)
