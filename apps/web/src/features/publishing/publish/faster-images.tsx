import { Checkbox, List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PicturePlan, PublicationPlanCreate } from '@web2/contract/publishing'
import type { SiteSummary } from '@web2/contract/sites'
import { counted } from '../../../lib/text/counted.ts'
import { publicationPlan } from '../publications-api.ts'

interface FasterImagesProps {
  site: SiteSummary
  /** The publication; its plan contains the images. */
  wanted: Omit<PublicationPlanCreate, 'siteId'>
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Seconds from which a time is given in minutes. */
const inMinutes = 90

const duration = (seconds: number): string =>
  seconds < inMinutes
    ? `about ${counted(Math.max(1, seconds), 'second')}`
    : `about ${counted(Math.round(seconds / 60), 'minute')}`

const what = 'AVIF and WebP in the sizes that each screen needs, with your originals as a fallback.'

const explained = (plan: PicturePlan | null | undefined, checked: boolean): string => {
  if (!plan) return what
  if (plan.total === 0) return 'No image on this site needs it.'
  if (plan.images === 0 || !checked) return `${counted(plan.total, 'image')} as ${what}`
  return `Makes ${counted(plan.files, 'file')} of ${counted(plan.images, 'image')} first, ${duration(plan.seconds)}: ${what}`
}

/** The offer to publish a site's images in better formats, and what it takes. */
export const FasterImages = ({ site, wanted, checked, onChange }: FasterImagesProps) => {
  const plan = useQuery(publicationPlan({ siteId: site._id, ...wanted }, site.updatedAt))
  const pictures = plan.isPending ? undefined : plan.data?.pictures
  const kept = checked ? (pictures?.kept ?? []) : []
  return (
    <div>
      <Checkbox
        label="Publish faster images"
        // as high as two lines from the start, so that the buttons below do not move when the plan arrives
        description={
          <span style={{ display: 'block', minHeight: '2.8em' }}>{explained(pictures, checked)}</span>
        }
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {kept.length > 0 && (
        <List size="xs" c="dimmed" ml={28} pr="sm" aria-label="Images published as they are">
          {kept.map(({ name, why }) => (
            <List.Item key={name}>
              <Text span inherit fw={600}>
                “{name}”
              </Text>{' '}
              is published as it is. {why}
            </List.Item>
          ))}
        </List>
      )}
    </div>
  )
}
