import { Stack, TextInput } from '@mantine/core'
import { useCallback } from 'react'
import { CloudSections } from '../../sites/targets/cloud-sections.tsx'
import { useCloudSections } from '../../sites/targets/use-cloud-sections.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Advanced } from '../wizard/advanced.tsx'
import { StepSection } from '../wizard/step-section.tsx'
import { ValueField } from '../wizard/value-field.tsx'
import { useWizard } from '../wizard/wizard-context.ts'
import { DayFields, LimitFields } from './limit-fields.tsx'
import { SiteFields } from './site-fields.tsx'

const Destinations = () => {
  const { values, change, problems: shown } = useWizard()
  const { sections, sitePer } = values
  const choice = useCloudSections(sections)
  const cloudProblems = Object.entries(shown).filter(([field]) => /^clouds\b/.test(field))
  const setSections = useCallback((next: typeof sections) => change({ sections: [...next] }), [change])
  return (
    <StepSection title="Publish to">
      {cloudProblems.map(([field, sentence]) => (
        <Failure key={field} message={sentence} />
      ))}
      <div ref={choice.place} data-field="clouds">
        <CloudSections
          sections={sections}
          problems={choice.problems}
          rootSlug={values.rootSlug}
          namesTakePlaceholders={sitePer !== null}
          onChange={setSections}
        />
      </div>
    </StepSection>
  )
}

/** Sites, URLs, destinations and limits of a project. */
export const DestinationStep = () => {
  const { values, change, problem } = useWizard()
  return (
    <Stack gap="xl">
      <StepSection title="Sites">
        <SiteFields />
      </StepSection>
      <StepSection title="Page URLs">
        <ValueField
          field="address"
          label="URL pattern"
          description="Path below the site’s URL. “Lawn Care” becomes lawn-care."
          required
          maxLength={300}
        />
      </StepSection>
      <Destinations />
      <StepSection title="Limits">
        <LimitFields />
      </StepSection>
      <Advanced
        label="Advanced: email, sample and time zone"
        fields={['email', 'brakes.sample', 'brakes.timeZone']}
      >
        <TextInput
          label="Email"
          description="Inserted by {email}"
          type="email"
          maxLength={254}
          data-field="email"
          value={values.email}
          error={problem('email')}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <DayFields />
      </Advanced>
    </Stack>
  )
}
