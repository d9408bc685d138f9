import { Button, Collapse, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconChevronDown } from '@tabler/icons-react'
import type { BindingData } from '@web2/builder'
import { useRef, type ReactNode } from 'react'
import { FormBar } from '../../../ui/form/form-bar.tsx'
import type { NewSiteForm } from './business-fields.tsx'
import { freeRootSlug } from './create-new-site.ts'
import { LookChoice } from './look-choice.tsx'
import classes from './new-site.module.css'

interface DesignStepProps {
  readonly form: NewSiteForm
  /** The business to show in the previews. */
  readonly data: BindingData
  /** Name of the site unless the user enters one. */
  readonly name: string
  readonly busy: boolean
  readonly failure: ReactNode
  readonly onBack: () => void
  readonly onPublish: () => void
}

/** The look of the new site, its names, and the button that publishes it. */
export const DesignStep = ({ form, data, name, busy, failure, onBack, onPublish }: DesignStepProps) => {
  const { look, siteName, rootSlug } = form.values
  const shownName = siteName.trim() || name
  const free = useQuery({
    queryKey: ['free-root-slug', shownName],
    queryFn: () => freeRootSlug(shownName),
    enabled: rootSlug === '',
  }).data
  const hasErrors = form.errors['siteName'] !== undefined || form.errors['rootSlug'] !== undefined
  const [opened, { toggle }] = useDisclosure(false)
  const names = useRef<HTMLDivElement>(null)
  const isOpen = opened || hasErrors
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        Your site starts with text and images about gardening. If you do something else, choose “Edit site”
        after publishing and replace them before you share the link.
      </Text>
      <LookChoice value={look} data={data} onChange={(next) => form.setFieldValue('look', next)} />
      <div className={classes.names} ref={names}>
        <UnstyledButton className={classes.disclosure ?? ''} aria-expanded={isOpen} onClick={toggle}>
          <IconChevronDown size={16} aria-hidden data-open={isOpen || undefined} />
          <Text size="sm" fw={600} component="span">
            Site name and URL
          </Text>
          <Text size="sm" c="dimmed" component="span" className={classes.namesSummary ?? ''}>
            {shownName} · /{rootSlug || (free ?? '…')}/
          </Text>
        </UnstyledButton>
        <Collapse
          expanded={isOpen}
          // the bar with the buttons would cover the fields
          onTransitionEnd={() => names.current?.scrollIntoView({ block: 'nearest' })}
        >
          <div className={classes.namesFields}>
            <TextInput label="Site name" placeholder={name} {...form.getInputProps('siteName')} />
            <TextInput
              label="Root slug"
              description="Part of every URL of the site. It can’t be changed later."
              placeholder={free ?? ''}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              {...form.getInputProps('rootSlug')}
            />
          </div>
        </Collapse>
      </div>
      {failure}
      <FormBar>
        <Group justify="space-between" w="100%">
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
          <Button loading={busy} onClick={onPublish}>
            Publish site
          </Button>
        </Group>
      </FormBar>
    </Stack>
  )
}
