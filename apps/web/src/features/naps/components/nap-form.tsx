import { Alert, Anchor, Button, Group, Select, Textarea, TextInput } from '@mantine/core'
import { countries, type Nap, type NapData } from '@web2/contract'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Cell, FormSection } from '../../../ui/form-section.tsx'
import { useNapForm } from '../hooks/use-nap-form.ts'
import type { NapValues } from '../nap-values.ts'
import { HoursFields } from './hours-fields.tsx'
import { SocialFields } from './social-fields.tsx'
import classes from './nap-form.module.css'

interface NapFormProps {
  draftKey: string
  initial: NapValues
  save: (data: NapData) => Promise<Nap>
  onSaved: (nap: Nap) => void
  onCancel: () => void
}

const socials = [
  { field: 'facebook', label: 'Facebook' },
  { field: 'instagram', label: 'Instagram' },
  { field: 'youtube', label: 'YouTube' },
  { field: 'linkedin', label: 'LinkedIn' },
  { field: 'tiktok', label: 'TikTok' },
  { field: 'twitter', label: 'Twitter / X' },
] as const

/** The business listing as a full page (spec.md section 2). */
export const NapForm = ({ draftKey, initial, save, onSaved, onCancel }: NapFormProps) => {
  const { form, submit, saving, failure, refused, restored, discard } = useNapForm({
    draftKey,
    initial,
    save,
    onSaved,
  })
  const field = form.getInputProps
  const inline = Object.keys(fieldErrors(failure)).length > 0

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {failure !== null && (
        <div className={classes.notice}>
          <Failure message={inline ? 'Please mend the marked fields.' : sentenceFor(failure)} />
        </div>
      )}
      {refused && failure === null && !form.isValid() && (
        <div className={classes.notice}>
          <Failure message="Some fields still need your attention." />
        </div>
      )}
      {restored && (
        <Alert color="yellow" variant="light" role="status" className={classes.notice ?? ''}>
          What you had typed here before was kept.{' '}
          <Anchor component="button" type="button" size="sm" underline="always" onClick={discard}>
            Start over
          </Anchor>
        </Alert>
      )}
      <div className="card">
        <FormSection
          title="Business"
          text="Name and address as customers and search engines should see them."
        >
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
          </Cell>
          <Cell span={2}>
            <TextInput label="Plus 4" {...field('plus4')} />
          </Cell>
          <Cell span={2}>
            <Select
              label="Country"
              searchable
              nothingFoundMessage="No such country"
              data={countries.map(({ name }) => name)}
              {...field('country')}
            />
          </Cell>
        </FormSection>
        <FormSection title="Contact">
          <Cell>
            <TextInput label="Phone" type="tel" withAsterisk {...field('phone')} />
          </Cell>
          <Cell>
            <TextInput label="Fax" type="tel" {...field('fax')} />
          </Cell>
          <Cell span={6}>
            <TextInput
              label="Website"
              type="url"
              placeholder="https://www.example.com"
              {...field('website')}
            />
          </Cell>
        </FormSection>
        <FormSection title="Hours" text="When the business is open, day by day.">
          <Cell span={6}>
            <HoursFields
              hours={form.values.hours}
              onChange={(hours) => form.setFieldValue('hours', hours)}
              showProblems={refused}
            />
          </Cell>
        </FormSection>
        <FormSection title="About" text="A short text that pages of a site can show.">
          <Cell span={6}>
            <Textarea label="About us blurb" autosize minRows={4} {...field('aboutUsBlurb')} />
          </Cell>
        </FormSection>
        <FormSection title="Social profiles" text="Full addresses of the profiles.">
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
        <FormSection title="Map" text="Where search engines and maps find the business.">
          <Cell span={2}>
            <TextInput label="Latitude" placeholder="40.7128" {...field('latitude')} />
          </Cell>
          <Cell span={2}>
            <TextInput label="Longitude" placeholder="-74.0060" {...field('longitude')} />
          </Cell>
          <Cell span={2}>
            <TextInput label="KGMID" placeholder="/g/11b6gd…" {...field('KGMID')} />
          </Cell>
          <Cell span={6}>
            <Textarea
              label="Map embed code"
              description="The code that a map service offers under “Embed a map”."
              autosize
              minRows={2}
              maxRows={8}
              {...field('mapEmbedCode')}
            />
          </Cell>
        </FormSection>
      </div>
      <Group className={classes.actions} justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          Submit Form
        </Button>
      </Group>
    </form>
  )
}
