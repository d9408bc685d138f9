import { Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { countries } from '@web2/contract/listings'
import { Cell } from '../../../ui/form/form-section.tsx'
import { isUntouched, type NewSiteValues } from './new-site-values.ts'
import { sourceNote } from './source-note.ts'
import classes from './new-site.module.css'

export type NewSiteForm = UseFormReturnType<NewSiteValues>

type Part = 'label' | 'input' | 'error' | 'description'
/** Order for fields with a note on their value, which is below it. */
const below: Part[] = ['label', 'input', 'error', 'description']

/** Country names, and what a website names instead of one. */
const countriesWith = (typed: string): string[] => {
  const names = countries.map(({ name }) => name)
  return typed === '' || names.includes(typed) ? names : [typed, ...names]
}

/** Email address of the site's contact form. */
export const EmailField = ({ form, note = '' }: { form: NewSiteForm; note?: string | undefined }) => (
  <TextInput
    label="Email"
    type="email"
    autoComplete="off"
    description={`${note === '' ? '' : `${note}. `}Visitors can see it. Messages from your contact form arrive under Leads.`}
    {...form.getInputProps('email')}
  />
)

/** The details of the business, each with a note of where it was found. */
export const BusinessFields = ({ form }: { form: NewSiteForm }) => {
  const { found, way, country } = form.values
  const field = (name: 'businessName' | 'phone' | 'address1' | 'city' | 'state' | 'zip' | 'country') => {
    // a note on what was typed over would be wrong
    const isAsFound = way === 'website' && found?.listing[name] === form.values[name]
    const note = isAsFound ? sourceNote(found, name) : undefined
    return {
      ...form.getInputProps(name),
      ...(note !== undefined && { description: note, inputWrapperOrder: below }),
    }
  }
  const emailNote =
    way === 'website' && found?.email === form.values.email ? sourceNote(found, 'email') : undefined
  return (
    <div className={classes.fields}>
      <Cell span={6}>
        <TextInput
          label="Business name"
          autoFocus={isUntouched(form.values)}
          withAsterisk
          autoComplete="organization"
          {...field('businessName')}
        />
      </Cell>
      <Cell>
        <TextInput label="Phone" type="tel" withAsterisk autoComplete="tel" {...field('phone')} />
      </Cell>
      <Cell>
        <TextInput label="Address line 1" withAsterisk autoComplete="street-address" {...field('address1')} />
      </Cell>
      <Cell>
        <TextInput label="City" {...field('city')} />
      </Cell>
      <Cell>
        <TextInput label="Region" {...field('state')} />
      </Cell>
      <Cell>
        <TextInput label="Postal code" {...field('zip')} />
      </Cell>
      <Cell>
        <Select
          label="Country"
          searchable
          nothingFoundMessage="No such country"
          data={countriesWith(country)}
          {...field('country')}
          onChange={(name) => form.setFieldValue('country', name ?? '')}
        />
      </Cell>
      <Cell span={6}>
        <EmailField form={form} note={emailNote} />
      </Cell>
    </div>
  )
}
