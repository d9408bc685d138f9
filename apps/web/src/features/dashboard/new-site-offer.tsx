import { Text } from '@mantine/core'
import { ButtonLink } from '../../ui/links.tsx'
import classes from './dashboard.module.css'

/** The way to the first site of an account. */
export const NewSiteOffer = () => (
  <section className={`card ${classes.offer ?? ''}`} aria-label="New site">
    <Text size="sm" flex="1 1 260px">
      <b>Publish your first site in a minute.</b> Enter a business, choose a design, and it’s live.
    </Text>
    <ButtonLink to="/site-builder/new-site" size="xs">
      New site
    </ButtonLink>
  </section>
)
