import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconAddressBook, IconPencil, IconWorldSearch, type Icon } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { focusFirstError } from '../../../lib/forms/focus-first-error.ts'
import { listingsFound } from '../../listings/fields/find-listings.ts'
import { NapSelect } from '../../listings/picker/listing-select.tsx'
import { BusinessFields, EmailField, type NewSiteForm } from './business-fields.tsx'
import { FoundFields } from './found-fields.tsx'
import { businessProblems, type Way } from './new-site-values.ts'
import { WebsiteField } from './website-field.tsx'
import classes from './new-site.module.css'

const choices: readonly {
  readonly way: Way
  readonly icon: Icon
  readonly title: string
  readonly text: string
}[] = [
  { way: 'details', icon: IconPencil, title: 'Enter details', text: 'Name, phone and address' },
  { way: 'listing', icon: IconAddressBook, title: 'Use a listing', text: 'A business you already added' },
  {
    way: 'website',
    icon: IconWorldSearch,
    title: 'Read from a website',
    text: 'Paste the URL of an existing site',
  },
]

interface BusinessStepProps {
  readonly form: NewSiteForm
  readonly onContinue: () => void
}

/** The business of the new site: typed, chosen from the listings, or read from its website. */
export const BusinessStep = ({ form, onContinue }: BusinessStepProps) => {
  const listings = useQuery(listingsFound('')).data
  const { setFieldValue } = form
  const { way, napId, found, left } = form.values
  // once the details are there they stay, because a form must not disappear while its first field is emptied
  const [asksAnyway, setAsksAnyway] = useState(form.values.businessName !== '')
  const only = listings?.total === 1 ? (listings.data[0]?._id ?? null) : null
  useEffect(() => {
    if (way === 'listing' && napId === null && only !== null) setFieldValue('napId', only)
  }, [way, napId, only, setFieldValue])

  const shown = choices.filter(
    (choice) => choice.way !== 'listing' || way === 'listing' || (listings?.total ?? 0) > 0,
  )
  const asksDetails = way === 'details' || (way === 'website' && (found !== null || asksAnyway))

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const problems = Object.entries(businessProblems(form.values)).filter(
          ([, problem]) => problem != null,
        )
        form.setErrors(Object.fromEntries(problems))
        if (problems.length === 0) onContinue()
        else focusFirstError(form, Object.fromEntries(problems))
      }}
    >
      <Stack gap="lg">
        <Radio.Group
          value={way}
          onChange={(next) => {
            form.clearErrors()
            if (form.values.businessName !== '') setAsksAnyway(true)
            form.setFieldValue('way', next as Way)
          }}
          aria-label="Business"
        >
          <div className={classes.ways}>
            {shown.map(({ way: value, icon: WayIcon, title, text }) => (
              <Radio.Card key={value} value={value} className={classes.way ?? ''}>
                <WayIcon size={22} stroke={1.6} aria-hidden />
                <div>
                  <Text fw={600} size="sm">
                    {title}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {text}
                  </Text>
                </div>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
        {way === 'website' && <WebsiteField form={form} onTried={() => setAsksAnyway(true)} />}
        {way === 'listing' && (
          <>
            <NapSelect
              value={napId}
              error={(form.errors['napId'] as string | undefined) ?? null}
              onChange={(id) => {
                form.clearFieldError('napId')
                form.setFieldValue('napId', id)
              }}
            />
            <EmailField form={form} />
          </>
        )}
        {asksDetails && <BusinessFields form={form} />}
        {asksDetails && way === 'website' && found !== null && (
          <FoundFields found={found} left={left} onChange={(next) => form.setFieldValue('left', next)} />
        )}
        <Group justify="flex-end">
          <Button type="submit">Continue</Button>
        </Group>
      </Stack>
    </form>
  )
}
