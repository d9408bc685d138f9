import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { BlockRow } from './block-row.tsx'
import classes from '../generator.module.css'
import { useWizard } from '../wizard/wizard-context.ts'
import { PlaceholderList } from './placeholder-list.tsx'
import { FetchSkeleton } from '../../../ui/loading-indicators.tsx'

/** The blocks of the page, with what is done with each. */
export const ContentStep = () => {
  const { check, values } = useWizard()
  const [open, setOpen] = useState<string | null>(null)
  const known = new Set(check?.blocks.map(({ nodeId }) => nodeId))
  const lost = check === undefined ? 0 : values.rules.filter(({ nodeId }) => !known.has(nodeId)).length
  return (
    <Stack gap="lg">
      <PlaceholderList />
      <section aria-label="Blocks of the page">
        <Text size="sm" fw={600} mb={6}>
          Blocks of the page
        </Text>
        {check === undefined && <FetchSkeleton h={240} />}
        {check?.blocks.length === 0 && (
          <Text size="sm" c="dimmed">
            The page has no blocks yet. Choose another one in step 1, or fill it in the page builder.
          </Text>
        )}
        {check !== undefined && check.blocks.length > 0 && (
          <div className={classes.blocks}>
            {check.blocks.map((block) => (
              <BlockRow
                key={block.nodeId}
                block={block}
                isOpen={open === block.nodeId}
                onToggle={() => setOpen(open === block.nodeId ? null : block.nodeId)}
              />
            ))}
          </div>
        )}
      </section>
      {lost > 0 && (
        <Text size="sm" c="dimmed">
          {lost === 1 ? '1 rule belongs to a block that is' : `${lost} rules belong to blocks that are`} not
          in this page. {lost === 1 ? 'It does' : 'They do'} nothing here.
        </Text>
      )}
    </Stack>
  )
}
