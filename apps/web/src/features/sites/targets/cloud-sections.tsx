import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { cloudChoices } from './site-choices.ts'
import { emptySection, nextSectionId, type CloudSection, type SectionProblems } from './cloud-section.ts'
import { SectionFields } from './section-fields.tsx'

interface CloudSectionsProps {
  sections: readonly CloudSection[]
  /** By section id; empty until the first attempt to save. */
  problems: ReadonlyMap<number, SectionProblems>
  rootSlug: string
  /** Name of the site; without it, destinations have no separate names. */
  siteName?: string
  /** New buckets may be named by placeholders, such as {city}, that stand for a value of each site. */
  namesTakePlaceholders?: boolean
  onChange: (sections: CloudSection[]) => void
}

const none: SectionProblems = {}

/** Whether a section asks for its own names. Those of the first one are the site's, and are not asked for twice. */
const hasNames = ({ siteName, rootSlug }: CloudSection, index: number): boolean =>
  index > 0 || siteName != null || rootSlug != null

/** Where a site goes: one section for each cloud and account, with its buckets. */
export const CloudSections = (props: CloudSectionsProps) => {
  const { sections, problems, rootSlug, siteName, namesTakePlaceholders = false, onChange } = props
  const clouds = useQuery(cloudChoices)
  if (clouds.isError)
    return <Failure message={sentenceFor(clouds.error)} onRetry={() => void clouds.refetch()} />
  if (clouds.isPending) return <Waiting label="Loading clouds" of="form" />
  const without = (section: CloudSection) => sections.filter(({ id }) => id !== section.id)
  return (
    <Stack gap="sm">
      {sections.map((section, index) => (
        <SectionFields
          key={section.id}
          section={section}
          number={index + 1}
          settings={clouds.data}
          rootSlug={rootSlug}
          names={
            siteName !== undefined && hasNames(section, index) ? { name: siteName, rootSlug } : undefined
          }
          namesTakePlaceholders={namesTakePlaceholders}
          problems={problems.get(section.id) ?? none}
          onChange={(next) => onChange(sections.map((other) => (other.id === next.id ? next : other)))}
          onRemove={sections.length > 1 ? () => onChange(without(section)) : undefined}
        />
      ))}
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...sections, emptySection(nextSectionId(sections))])}
        >
          Add destination
        </Button>
      </Group>
    </Stack>
  )
}
