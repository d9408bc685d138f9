import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

/** List of names and values, side by side on wide screens. */
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
