import { Tabs } from '@mantine/core'
import { labelOf } from '@web2/builder'
import { useDeferredValue, useState } from 'react'
import { useEditor, useRecord } from '../../hooks/use-builder.ts'
import { BlockIcon } from '../blocks/block-icon.tsx'
import { AdvancedTab } from './advanced-tab.tsx'
import styles from './panel.module.css'
import { BlockProperties } from './properties/block-properties.tsx'
import { StyleTab } from './style-tab.tsx'

/** Properties, style and the rest of what is selected. */
export const BlockPanel = () => {
  const { session, store } = useEditor()
  const selection = session.selection.use()
  // the canvas shows a selection at once; the panel may follow when the browser has time
  const deferred = useDeferredValue(selection)
  const shown = store.get(deferred[0] ?? '') ? deferred : selection
  const record = useRecord(shown[0])
  const [tab, setTab] = useState<string | null>('style')

  if (!record) {
    return <p className={styles.empty}>Select a block on the page to change its properties and its style.</p>
  }
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <BlockIcon name={record.componentName} size={16} />
        <span>{shown.length > 1 ? `${shown.length} blocks selected` : labelOf(record)}</span>
      </div>
      <Tabs value={tab} onChange={setTab} className={styles.tabs} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="properties">Properties</Tabs.Tab>
          <Tabs.Tab value="style">Style</Tabs.Tab>
          <Tabs.Tab value="advanced">Advanced</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="properties" className={styles.body}>
          <BlockProperties key={record.uuid} record={record} />
        </Tabs.Panel>
        <Tabs.Panel value="style" className={styles.body}>
          <StyleTab record={record} />
        </Tabs.Panel>
        <Tabs.Panel value="advanced" className={styles.body}>
          <AdvancedTab key={record.uuid} record={record} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}
