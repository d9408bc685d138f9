import { Accordion, Button, Group, SegmentedControl, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { turboPageRecord } from '../api/project-api.ts'
import { elsewhereName } from '../check/check-sentences.ts'
import { percent } from '../percent.ts'
import classes from '../generator.module.css'
import { ElsewhereDialog } from './similar-elsewhere-dialog.tsx'
import { PairDialog } from './pair-dialog.tsx'

const widths = [
  { value: '100%', label: 'Desktop' },
  { value: '390px', label: 'Mobile' },
]

interface PageViewProps {
  readonly pageId: string
  /** Shown at the end once the page has loaded. */
  readonly footer?: ReactNode
}

/** A page as it would be published, with what stood for its placeholders. */
export const PageView = ({ pageId, footer }: PageViewProps) => {
  const page = useQuery(turboPageRecord(pageId))
  const [width, setWidth] = useState('100%')
  const [isComparing, setComparing] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)
  if (page.isError) return <Failure message={sentenceFor(page.error)} onRetry={() => void page.refetch()} />
  if (page.isPending) return <Waiting label="Loading the page" />
  const { name, path, title, description, html, values, similar, similarity, elsewhere } = page.data
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ flex: '1 1 260px', minWidth: 0 }}>
          {/* the name is shown above it */}
          {title !== name && (
            <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Text>
          )}
          <Text className={classes.path ?? ''} c="dimmed">
            /{path}
          </Text>
          {description !== '' && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {description}
            </Text>
          )}
        </div>
        <SegmentedControl
          size="xs"
          visibleFrom="sm"
          aria-label="Preview width"
          data={widths}
          value={width}
          onChange={setWidth}
        />
      </Group>
      {similar !== null && similarity !== null && (
        <Group gap="xs">
          <Text size="sm">
            {percent(similarity)} similar to {similar.name}
          </Text>
          <Button size="compact-xs" variant="default" onClick={() => setComparing(true)}>
            Compare
          </Button>
        </Group>
      )}
      {elsewhere !== null && (
        <Group gap="xs">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {percent(elsewhere.similarity)} similar to {elsewhereName(elsewhere)}
          </Text>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Compare with ${elsewhere.name}`}
            onClick={() => setElsewhere(true)}
          >
            Compare
          </Button>
        </Group>
      )}
      <iframe
        className={classes.preview}
        style={{ maxWidth: width, marginInline: 'auto' }}
        srcDoc={html}
        sandbox=""
        title={`Page ${name}`}
      />
      <Accordion variant="contained" chevronPosition="left">
        <Accordion.Item value="values">
          <Accordion.Control>Placeholder values</Accordion.Control>
          <Accordion.Panel>
            <div className={classes.wide} tabIndex={0} role="group" aria-label="Placeholder values">
              <Table fz="sm" withRowBorders={false} verticalSpacing={3}>
                <Table.Tbody>
                  {Object.entries(values).map(([placeholder, value]) => (
                    <Table.Tr key={placeholder}>
                      <Table.Td className={classes.code ?? ''} w={200}>{`{${placeholder}}`}</Table.Td>
                      <Table.Td style={{ overflowWrap: 'anywhere' }}>{value}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </div>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      {isComparing && similar !== null && (
        <PairDialog a={pageId} b={similar._id} onClose={() => setComparing(false)} />
      )}
      {isElsewhere && <ElsewhereDialog pageId={pageId} onClose={() => setElsewhere(false)} />}
      {footer}
    </Stack>
  )
}
