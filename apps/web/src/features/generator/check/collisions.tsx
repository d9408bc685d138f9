import { List, Text } from '@mantine/core'
import type { TurboPlan } from '@web2/contract/generator'
import { counted } from '../../../lib/text/counted.ts'
import classes from '../generator.module.css'

/** Addresses that two pages wanted, and what the later one got. */
export const Collisions = ({ plan: { collisions, collided } }: { readonly plan: TurboPlan }) => {
  if (collisions === 0) return null
  const more = collisions - collided.length
  return (
    <section aria-label="Colliding addresses">
      <Text size="sm" fw={600}>
        Colliding addresses
      </Text>
      <Text size="sm" mb="xs">
        {counted(collisions, 'page')} wanted an address that another page has. Each got one of its own:
      </Text>
      <div className={classes.scroll} tabIndex={0} role="group" aria-label="What later pages got">
        <List size="sm" listStyleType="none" p="sm">
          {collided.map(({ wanted, path }) => (
            <List.Item key={path} className={classes.path ?? ''}>
              /{wanted} → /{path}
            </List.Item>
          ))}
          {more > 0 && <List.Item>and {more.toLocaleString('en')} more</List.Item>}
        </List>
      </div>
    </section>
  )
}
