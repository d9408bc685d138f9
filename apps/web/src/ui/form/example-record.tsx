import { Text } from '@mantine/core'
import classes from './example-record.module.css'

interface ExampleRecordProps {
  readonly name: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
}

/** A record as it will be added. */
export const ExampleRecord = ({ name, fields }: ExampleRecordProps) => (
  <div className={classes.example}>
    <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
      {name}
    </Text>
    <dl>
      {fields.map(({ name: field, value }) => (
        <div key={field} style={{ display: 'contents' }}>
          <dt>{field}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
