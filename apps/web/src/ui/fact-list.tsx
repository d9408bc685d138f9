import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

/** What is known of a thing, name by name, side by side where there is room. */
export const Facts = ({
  facts,
}: {
  facts: readonly { readonly name: string; readonly value: ReactNode }[]
}) => (
  <dl className={classes.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
