import { Menu } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { SiteSummary } from '@web2/contract/sites'
import { useSyncExternalStore } from 'react'
import { cachedData } from '../../../sites/cached-data.ts'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { ask } from '../../../../lib/questions.ts'
import { showSuccess, showError } from '../../../../lib/snackbar.ts'
import { copyQuery } from '../../document/api/shown-copy.ts'
import type { Saver } from '../../document/saving/saver.ts'

export interface DiscardItemProps {
  readonly site: SiteSummary
  readonly saver: Saver
  readonly discarded: () => void
}

/** Menu item that discards all differences between the working copy and the site. */
export const DiscardItem = ({ site, saver, discarded }: DiscardItemProps) => {
  const { data: isChanged } = useQuery({ ...copyQuery(site._id), select: (copy) => copy.isChanged })
  const isDirty = useSyncExternalStore(saver.state.subscribe, saver.isDirty)
  const discard = async () => {
    try {
      // pending edits are saved first, so that they can't arrive after the discard
      await saver.save({ overwrite: true })
      await cachedData.discard(site._id)
      showSuccess('Changes discarded')
      discarded()
    } catch (error) {
      showError(sentenceFor(error))
    }
  }
  return (
    <Menu.Item
      color="red"
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      disabled={!isChanged && !isDirty}
      onClick={() =>
        ask({
          title: `Discard all unsaved changes to “${site.name}”?`,
          children: 'All pages return to the last saved version for everyone in your account.',
          labels: { confirm: 'Discard changes', cancel: 'Cancel' },
          confirmProps: { color: 'red' },
          onConfirm: () => void discard(),
        })
      }
    >
      Discard changes
    </Menu.Item>
  )
}
