import { Table, Text } from '@mantine/core'
import { counted } from '../../../lib/text/counted.ts'
import classes from '../generator.module.css'
import { useWizard } from '../wizard/wizard-context.ts'

/** The first pages with their values and URLs. */
export const FirstRows = () => {
  const { check, values, isOld } = useWizard()
  const samples = check?.samples ?? []
  if (samples.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Add values to each list to see the first pages.
      </Text>
    )
  const pages = check?.pages ?? samples.length
  return (
    <section aria-label="First pages" aria-busy={isOld}>
      <Text size="sm" fw={600} mb={6}>
        {pages > samples.length
          ? `First ${samples.length} of ${counted(pages, 'page')}`
          : counted(pages, 'page')}
      </Text>
      <div className={`${classes.panel} ${classes.wide}`} tabIndex={0} role="group" aria-label="First rows">
        <Table horizontalSpacing="xs" verticalSpacing={5} withRowBorders={false} fz="sm">
          <Table.Thead>
            <Table.Tr>
              {values.lists.map(({ id, name }) => (
                <Table.Th key={id}>{name}</Table.Th>
              ))}
              <Table.Th>URL</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {samples.map(({ path, values: row }) => (
              <Table.Tr key={path}>
                {values.lists.map(({ id }, at) => (
                  <Table.Td key={id} className={classes.cut ?? ''} maw={160} title={row[at] ?? ''}>
                    {row[at]}
                  </Table.Td>
                ))}
                <Table.Td className={classes.path ?? ''}>/{path}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  )
}
