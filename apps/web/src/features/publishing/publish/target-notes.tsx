import { Text } from '@mantine/core'
import type { SiteTarget } from '@web2/contract/sites'

const failed = 'var(--mantine-color-error)'

/** What was found after a place had taken the files: whether its pages answer, and what search engines said. */
export const TargetNotes = ({ liveCheck, indexNow }: Pick<SiteTarget, 'liveCheck' | 'indexNow'>) => (
  <>
    {liveCheck !== null && liveCheck.message !== '' && (
      <Text size="sm" c={failed}>
        {liveCheck.message}
      </Text>
    )}
    {indexNow !== null && (
      <Text size="xs" c={indexNow.ok ? 'dimmed' : failed}>
        {indexNow.message}
      </Text>
    )}
  </>
)
