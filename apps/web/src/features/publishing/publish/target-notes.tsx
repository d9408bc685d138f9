import { Text } from '@mantine/core'
import type { SiteTarget } from '@web2/contract/sites'

const failed = 'var(--mantine-color-error)'

/** Results after an upload: whether the pages respond, and IndexNow's response. */
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
