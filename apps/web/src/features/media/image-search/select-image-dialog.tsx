import { Modal, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Setting } from '@web2/contract/accounts'
import { imageSourceTitles, type ImageSourceName } from '@web2/contract/media'
import { useState } from 'react'
import { settingKeys } from '../../accounts/settings/settings-api.ts'
import type { Asking } from '../library/file-dialogs.tsx'
import { MediaLibrary } from '../library/media-library.tsx'
import mediaStyles from '../library/media.module.css'
import type { PickedPicture } from '../library/picked-image.ts'
import { Waiting } from '../../../ui/waiting.tsx'
import type { PickImageOptions } from '../images/pick-image.ts'
import styles from '../images/images.module.css'
import { lastTab, openingTab, orderedSources, type ImageTab } from './last-tab.ts'
import { SourcePanel } from './source-panel.tsx'
import { useImageWords } from './use-image-words.ts'

interface SelectImageDialogProps {
  opened: boolean
  options: PickImageOptions
  onAnswer: (picture: PickedPicture | null) => void
}

const isSource = (tab: ImageTab): tab is ImageSourceName => tab !== 'uploads'

interface ContentProps extends Omit<SelectImageDialogProps, 'opened'> {
  /** Null if the settings could not be loaded. */
  setting: Setting | null
  asking: Asking | null
  setAsking: (asking: Asking | null) => void
}

const Content = ({ setting, options, onAnswer, asking, setAsking }: ContentProps) => {
  const [tab, setTab] = useState(() => openingTab(options, lastTab.read(), setting))
  // a key added now moves no tab away under the pointer
  const [sources] = useState(() => (options.onlyUploads ? [] : orderedSources(setting)))
  const words = useImageWords(options.search)
  const change = (next: string | null) => {
    if (next === null) return
    if (!options.onlyUploads) lastTab.write(next as ImageTab)
    setTab(next as ImageTab)
  }
  return (
    <Tabs value={tab} onChange={change} keepMounted={false} className={styles.tabs ?? ''}>
      <Tabs.List className={styles.tabList ?? ''}>
        {sources.map((source) => (
          <Tabs.Tab key={source} value={source}>
            {imageSourceTitles[source]}
          </Tabs.Tab>
        ))}
        <Tabs.Tab value="uploads">Uploaded Images</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={tab} className={styles.tabPanel ?? ''}>
        {isSource(tab) ? (
          // another tab starts on its first page, with nothing selected
          <SourcePanel
            key={tab}
            source={tab}
            words={words}
            withAlt={options.alt !== undefined}
            onApply={onAnswer}
            onClose={() => onAnswer(null)}
          />
        ) : (
          <MediaLibrary
            kind="image"
            url={options.url ?? ''}
            alt={options.alt}
            asking={asking}
            setAsking={setAsking}
            onClose={() => onAnswer(null)}
            onChoose={({ url, width, height, rights }, alt) =>
              onAnswer({ url, width, height, alt, ...(rights && { rights }) })
            }
          />
        )}
      </Tabs.Panel>
    </Tabs>
  )
}

/** Dialog to select an image from stock sources or the account's library. */
export const SelectImageDialog = ({ opened, options, onAnswer }: SelectImageDialogProps) => {
  const [asking, setAsking] = useState<Asking | null>(null)
  const small = useMediaQuery('(max-width: 48em)')
  const setting = useQuery({ ...settingKeys, enabled: opened })
  const close = () => {
    setAsking(null)
    onAnswer(null)
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Select Image"
      size={1040}
      fullScreen={small ?? false}
      // Escape belongs to the dialog on top
      closeOnEscape={asking === null}
      classNames={{ content: mediaStyles.window, body: mediaStyles.windowBody }}
    >
      {setting.isPending ? (
        <Waiting />
      ) : (
        <Content
          setting={setting.data ?? null}
          options={options}
          onAnswer={onAnswer}
          asking={asking}
          setAsking={setAsking}
        />
      )}
    </Modal>
  )
}
