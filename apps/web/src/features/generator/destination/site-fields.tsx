import { Radio, Stack } from '@mantine/core'
import { ValueField } from '../wizard/value-field.tsx'
import { useWizard } from '../wizard/wizard-context.ts'

const oneSite = '(one)'

/** One site or one per value of a list, with name and slug. */
export const SiteFields = () => {
  const { values, change, problem } = useWizard()
  const { sitePer, lists } = values
  return (
    <>
      <Radio.Group
        aria-label="Sites"
        value={sitePer ?? oneSite}
        error={problem('sitePer')}
        onChange={(value) => change({ sitePer: value === oneSite ? null : value })}
      >
        <Stack gap="xs">
          <Radio value={oneSite} label="One site with all pages" />
          {lists.map(({ id, name }) => (
            <Radio key={id} value={name} label={`One site per ${name}`} />
          ))}
        </Stack>
      </Radio.Group>
      <ValueField
        field="siteName"
        label="Site name"
        {...(sitePer !== null && { description: `Can contain {${sitePer}}, like bucket names` })}
        required
        maxLength={200}
      />
      <ValueField
        field="rootSlug"
        label="Root slug"
        description={
          sitePer === null
            ? 'Part of every URL: example.com/root-slug/'
            : `Must contain {${sitePer}}, because each site needs its own slug`
        }
        required
        maxLength={200}
      />
    </>
  )
}
