import { Button, Group, Stack, TextInput } from '@mantine/core'
import { maxSlugLength } from '@web2/contract/core'
import type { WorkPage } from '../../document/api/work-page.ts'
import { useState, type SubmitEvent } from 'react'
import { slugFrom } from '../../../../lib/text/slug.ts'
import { pageNameErrors, type PageNames } from '../../document/pages/page-names.ts'

export interface PageFormProps {
  readonly initial: PageNames
  /** Purpose of the form, for screen readers. */
  readonly label: string
  readonly submitLabel: string
  /** The site's other pages, whose slugs are taken. */
  readonly others: readonly Pick<WorkPage, 'slug'>[]
  /** Called with the typed values, valid or not. */
  readonly typed: (names: PageNames) => void
  readonly submit: (names: PageNames) => Promise<Partial<PageNames>>
  readonly cancel: () => void
}

/** Form for name and slug of a page; the slug of a new page follows its name until it is edited. */
export const PageForm = ({ initial, label, submitLabel, others, typed, submit, cancel }: PageFormProps) => {
  const [names, setNames] = useState(initial)
  const [ownSlug, setOwnSlug] = useState(initial.slug !== '')
  const [errors, setErrors] = useState<Partial<PageNames>>({})
  const [busy, setBusy] = useState(false)

  const change = (next: PageNames) => {
    setNames(next)
    setErrors({})
    typed(next)
  }
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = pageNameErrors(names, others)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    setErrors(await submit({ name: names.name.trim(), slug: names.slug.trim() }))
    setBusy(false)
  }

  return (
    <form
      aria-label={label}
      onSubmit={(event) => void onSubmit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        cancel()
      }}
      noValidate
    >
      <Stack gap="xs" p="sm">
        <TextInput
          label="Page Name"
          data-autofocus
          autoFocus
          maxLength={120}
          value={names.name}
          error={errors.name}
          onChange={({ currentTarget: { value } }) =>
            change({ name: value, slug: ownSlug ? names.slug : slugFrom(value) })
          }
        />
        <TextInput
          label="Page slug"
          maxLength={maxSlugLength}
          value={names.slug}
          error={errors.slug}
          onChange={({ currentTarget: { value } }) => {
            setOwnSlug(true)
            change({ ...names, slug: value })
          }}
        />
        <Group gap="xs" justify="flex-end">
          <Button size="xs" variant="default" onClick={cancel}>
            Cancel
          </Button>
          <Button size="xs" type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
