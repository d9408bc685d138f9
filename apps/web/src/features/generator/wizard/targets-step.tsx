import { Radio, Stack, TextInput } from '@mantine/core'
import { useCallback } from 'react'
import { CloudSections } from '../../sites/targets/cloud-sections.tsx'
import { useCloudSections } from '../../sites/targets/use-cloud-sections.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ValueField } from './value-field.tsx'
import { useWizard } from './wizard-context.ts'

const oneSite = '(one)'

/** One site or many, what they are called, and where they go. */
export const DestinationsStep = () => {
  const { values, change, problem, problems: shown } = useWizard()
  const { sections, sitePer, lists } = values
  const choice = useCloudSections(sections)
  const cloudProblems = Object.entries(shown).filter(([field]) => /^clouds\b/.test(field))
  const setSections = useCallback((next: typeof sections) => change({ sections: [...next] }), [change])
  const isMany = sitePer !== null
  return (
    <Stack gap="lg">
      <Radio.Group
        label="Sites"
        value={sitePer ?? oneSite}
        error={problem('sitePer')}
        onChange={(value) => change({ sitePer: value === oneSite ? null : value })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value={oneSite} label="One site with all pages" />
          {lists.map(({ id, name }) => (
            <Radio
              key={id}
              value={name}
              label={`One site for each ${name}`}
              description={`Its name, slug and buckets may hold {${name}}.`}
            />
          ))}
        </Stack>
      </Radio.Group>
      <ValueField
        field="siteName"
        label={isMany ? 'Name of a site' : 'Name of the site'}
        required
        maxLength={200}
      />
      <ValueField
        field="rootSlug"
        label="Root slug"
        description={
          isMany
            ? `Its folder in addresses. It has to differ from site to site, as by {${sitePer}}.`
            : 'Its folder in addresses.'
        }
        required
        maxLength={200}
      />
      <TextInput
        label="Email"
        description="Shown where a page says {email}"
        type="email"
        maxLength={254}
        maw="var(--app-field)"
        value={values.email}
        error={problem('email')}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      {cloudProblems.map(([field, sentence]) => (
        <Failure key={field} message={sentence} />
      ))}
      <div ref={choice.place}>
        <CloudSections
          sections={sections}
          problems={choice.problems}
          rootSlug={values.rootSlug}
          namesTakePlaceholders={isMany}
          onChange={setSections}
        />
      </div>
    </Stack>
  )
}
