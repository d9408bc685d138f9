import { List, Text } from '@mantine/core'
import type { TurboPlan } from '@web2/contract/generator'
import { counted } from '../../../lib/text/counted.ts'
import classes from '../generator.module.css'

/** URLs of several pages, and what the later ones got. */
export const Collisions = ({ plan: { collisions, collided } }: { readonly plan: TurboPlan }) => {
  if (collisions === 0) return null
  const more = collisions - collided.length
  return (
    <section aria-label="Duplicate URLs">
      <Text size="sm" fw={600}>
        Duplicate URLs
      </Text>
      <Text size="sm" mb="xs">
        {counted(collisions, 'page')} had the same URL as another page and got a number:
      </Text>
      <div className={classes.scroll} tabIndex={0} role="group" aria-label="Changed URLs">
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
