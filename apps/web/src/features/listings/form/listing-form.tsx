import { Box, Button, Select, Text, Textarea, TextInput } from '@mantine/core'
import { countries, type Nap, type NapData } from '@web2/contract/listings'
import type { ReactNode } from 'react'
import { Failure } from '../../../ui/failure.tsx'
import { Cell, FormSection } from '../../../ui/form/form-section.tsx'
import { FormBar } from '../../../ui/form/form-bar.tsx'
import { SaveFailure } from '../../../ui/form/save-failure.tsx'
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx'
import { Revealed } from '../../../ui/form/revealed.tsx'
import { useNapForm } from './use-listing-form.ts'
import type { NapValues } from './listing-values.ts'
import { phoneHint, postcodeHint, websiteHint } from './contact-hints.ts'
import { HoursFields } from './hours-fields.tsx'
import { MapFields } from './map-fields.tsx'
import { NapConflict } from './listing-conflict.tsx'
import { SocialFields } from './social-fields.tsx'
import { SpecialDays } from './special-days.tsx'
import classes from './listing-form.module.css'

interface NapFormProps {
  draftKey: string
  initial: NapValues
  save: (data: NapData, over?: Nap) => Promise<Nap>
  onSaved: (nap: Nap) => 'stay' | void
  onCancel: () => void
  /** Stands before the buttons. */
  choice?: ReactNode
}

/** Hint on an unusual value, which is saved as typed. */
const Hint = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <Text className={classes.hint ?? ''} size="xs" c="dimmed" role="status">
      {text}
    </Text>
  )

const socials = [
  { field: 'facebook', label: 'Facebook' },
  { field: 'instagram', label: 'Instagram' },
  { field: 'youtube', label: 'YouTube' },
  { field: 'linkedin', label: 'LinkedIn' },
  { field: 'tiktok', label: 'TikTok' },
  { field: 'twitter', label: 'Twitter / X' },
] as const

/** The countries by name, and what a listing from elsewhere has instead of one. */
const countriesWith = (stored: string): string[] => {
  const names = countries.map(({ name }) => name)
  return stored === '' || names.includes(stored) ? names : [stored, ...names]
}

/** The business listing as a full page. */
export const NapForm = ({ draftKey, initial, save, onSaved, onCancel, choice }: NapFormProps) => {
  const { form, submit, saving, failure, conflict, takeTheirs, refused, restored, discard } = useNapForm({
    draftKey,
    initial,
    save,
    onSaved,
  })
  const field = form.getInputProps
  const { zip, phone, fax, website } = form.values
  const country: string = form.values.country ?? ''

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {conflict !== null && (
        <Revealed>
          <Box mb="md">
            <NapConflict
              stored={conflict}
              typed={form.values}
              saving={saving}
              onKeepMine={() => void submit(conflict)}
              onTakeTheirs={() => takeTheirs(conflict)}
            />
          </Box>
        </Revealed>
      )}
      {failure !== null && conflict === null && <SaveFailure failure={failure} />}
      {refused && failure === null && !form.isValid() && (
        <Box mb="md">
          <Failure message="Fix the highlighted fields." />
        </Box>
      )}
      {restored && <RestoredDraft onDiscard={discard} />}
      <div className="card">
        <FormSection title="Business" text="Enter the name and address exactly as customers should see them.">
          <Cell span={6}>
            <TextInput label="Business name" withAsterisk {...field('businessName')} />
          </Cell>
          <Cell>
            <TextInput label="Address line 1" withAsterisk autoComplete="off" {...field('address1')} />
          </Cell>
          <Cell>
            <TextInput label="Address line 2" {...field('address2')} />
          </Cell>
          <Cell>
            <TextInput label="City" {...field('city')} />
          </Cell>
          <Cell>
            <TextInput label="State" {...field('state')} />
          </Cell>
          <Cell span={2}>
            <TextInput label="ZIP" {...field('zip')} />
            <Hint text={postcodeHint(zip, country)} />
          </Cell>
          <Cell span={2}>
            <TextInput label="Plus 4" {...field('plus4')} />
          </Cell>
          <Cell span={2}>
            <Select
              label="Country"
              searchable
              nothingFoundMessage="No matching country"
              data={countriesWith(country)}
              {...field('country')}
            />
          </Cell>
        </FormSection>
        <FormSection title="Contact">
          <Cell>
            <TextInput label="Phone" type="tel" withAsterisk {...field('phone')} />
            <Hint text={phoneHint(phone, country)} />
          </Cell>
          <Cell>
            <TextInput label="Fax" type="tel" {...field('fax')} />
            <Hint text={phoneHint(fax, country)} />
          </Cell>
          <Cell span={6}>
            <TextInput
              label="Website"
              type="url"
              placeholder="https://www.example.com"
              {...field('website')}
            />
            <Hint text={websiteHint(website)} />
          </Cell>
        </FormSection>
        <FormSection title="Hours">
          <Cell span={6}>
            <HoursFields
              hours={form.values.hours}
              onChange={(hours) => form.setFieldValue('hours', hours)}
              showProblems={refused}
            />
          </Cell>
          <Cell span={6}>
            <SpecialDays
              days={form.values.special}
              onChange={(days) => form.setFieldValue('special', days)}
              showProblems={refused}
            />
          </Cell>
        </FormSection>
        <FormSection title="About" text="Your sites can show this text.">
          <Cell span={6}>
            <Textarea label="About us blurb" autosize minRows={4} {...field('aboutUsBlurb')} />
          </Cell>
        </FormSection>
        <FormSection title="Social profiles" text="Enter the full URL of each profile.">
          {socials.map(({ field: name, label }) => (
            <Cell key={name}>
              <TextInput label={label} type="url" {...field(name)} />
            </Cell>
          ))}
          <Cell span={6}>
            <SocialFields
              socials={form.values.additionalSocials}
              onChange={(list) => form.setFieldValue('additionalSocials', list)}
            />
          </Cell>
        </FormSection>
        <MapFields form={form} />
        <FormSection title="Organize" text="For internal use only. Pages never show these fields.">
          <Cell>
            <TextInput label="Store code" {...field('storeCode')} />
          </Cell>
          <Cell>
            <TextInput label="Labels" placeholder="North, Key account" {...field('labels')} />
          </Cell>
        </FormSection>
      </div>
      <FormBar>
        {choice}
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          Submit Form
        </Button>
      </FormBar>
    </form>
  )
}
