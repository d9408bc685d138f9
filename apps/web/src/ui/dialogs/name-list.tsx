import { List } from '@mantine/core'

const mostNames = 8

/** Names of records, up to eight, and how many more there are. */
export const NameList = ({ names }: { names: readonly string[] }) => {
  const more = names.length - mostNames
  return (
    <List size="sm" style={{ overflowWrap: 'anywhere' }}>
      {names.slice(0, mostNames).map((name, at) => (
        <List.Item key={at} fw={600}>
          {name}
        </List.Item>
      ))}
      {more > 0 && <List.Item>and {more.toLocaleString('en')} more</List.Item>}
    </List>
  )
}
