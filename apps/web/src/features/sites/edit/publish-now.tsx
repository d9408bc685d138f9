import { Checkbox, Stack } from '@mantine/core'
import type { Ref } from 'react'
import { trimmedSections, type CloudSection, type SectionProblems } from '../targets/cloud-section.ts'
import { CloudSections } from '../targets/cloud-sections.tsx'

interface PublishNowProps {
  checked: boolean
  sections: readonly CloudSection[]
  problems: ReadonlyMap<number, SectionProblems>
  place: Ref<HTMLDivElement>
  siteName: string
  rootSlug: string
  onChange: (chosen: { publish: boolean; sections: CloudSection[] }) => void
}

/** Whether a site is published with the save, and where. Turned off, it forgets the places but one empty section. */
export const PublishNow = ({
  checked,
  sections,
  problems,
  place,
  siteName,
  rootSlug,
  onChange,
}: PublishNowProps) => (
  <Stack gap="sm">
    <Checkbox
      label="Publish now"
      checked={checked}
      onChange={(event) => {
        const publish = event.currentTarget.checked
        onChange({ publish, sections: publish ? [...sections] : trimmedSections() })
      }}
    />
    {checked && (
      <div ref={place}>
        <CloudSections
          sections={sections}
          problems={problems}
          siteName={siteName}
          rootSlug={rootSlug}
          onChange={(next) => onChange({ publish: true, sections: next })}
        />
      </div>
    )}
  </Stack>
)
