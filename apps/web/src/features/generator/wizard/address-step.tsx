import { Stack, Table, Text } from '@mantine/core'
import classes from '../generator.module.css'
import { ValueField } from './value-field.tsx'
import { useWizard } from './wizard-context.ts'

/** The first pages as they will be called. */
const Samples = () => {
  const { check } = useWizard()
  const samples = check?.samples ?? []
  if (samples.length === 0)
    return (
      <Text size="sm" c="dimmed">
        The first pages are shown here once nothing is missing in the other steps.
      </Text>
    )
  return (
    <section aria-label="The first pages">
      <Text size="sm" fw={600} mb={6}>
        The first pages
      </Text>
      <div className={`${classes.panel} ${classes.wide}`} tabIndex={0} role="group" aria-label="Examples">
        <Table horizontalSpacing="sm" verticalSpacing={6} withRowBorders={false} miw={520}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Address</Table.Th>
              <Table.Th>Name</Table.Th>
              <Table.Th>Title and description</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {samples.map(({ path, name, title, description }) => (
              <Table.Tr key={path}>
                <Table.Td className={classes.path ?? ''}>/{path}</Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td>
                  {title}
                  {description !== '' && (
                    <Text size="xs" c="dimmed">
                      {description}
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  )
}

/** How pages are called: their address, name, title and description. */
export const AddressStep = () => (
  <Stack gap="md">
    <ValueField
      field="address"
      label="Address pattern"
      description="Below the address of the site. Values become folders by themselves: “Lawn Care” is lawn-care."
      required
      maxLength={300}
    />
    <ValueField
      field="pageName"
      label="Name of a page"
      description="What links to it say, in navigation and breadcrumbs."
      required
      maxLength={300}
    />
    <ValueField
      field="title"
      label="Title"
      description="In browser tabs and search results. Spintax such as {Best|Trusted} {service} takes one of its words for each page."
      required
      maxLength={500}
    />
    <ValueField
      field="description"
      label="Description"
      description="Below the title in search results."
      isLong
      maxLength={1_000}
    />
    <Samples />
  </Stack>
)
