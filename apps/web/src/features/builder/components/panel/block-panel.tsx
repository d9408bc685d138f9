import { Tabs } from '@mantine/core'
import { labelOf, type NodeRecord } from '@web2/builder'
import { memo, useDeferredValue, useRef } from 'react'
import { useEditor } from '../../hooks/use-builder.ts'
import { BlockIcon } from '../blocks/block-icon.tsx'
import { AdvancedTab } from './advanced/advanced-tab.tsx'
import styles from './panel.module.css'
import { BlockProperties } from './properties/block-properties.tsx'
import { StyleTab } from './style/style-tab.tsx'
import { useOfRecords } from './use-records.ts'
import { useTabWithField } from './use-wanted-field.ts'

interface Selected {
  readonly ids: readonly string[]
}

const labelIn = (records: readonly NodeRecord[]): string =>
  records.length > 1 ? `${records.length} blocks selected` : records[0] ? labelOf(records[0]) : ''

const iconIn = ([first]: readonly NodeRecord[]): string => first?.componentName ?? ''
const isLocked = (records: readonly NodeRecord[]): boolean =>
  records.some(({ addition }) => addition.locked === true)
const onlyText = (records: readonly NodeRecord[]): boolean =>
  records.length > 0 && records.every(({ componentName }) => componentName === 'Text')

const Head = ({ ids }: Selected) => {
  const label = useOfRecords(ids, labelIn)
  const icon = useOfRecords(ids, iconIn)
  const locked = useOfRecords(ids, isLocked)
  return (
    <>
      <div className={styles.head}>
        {icon && <BlockIcon name={icon} size={16} />}
        <span>{label}</span>
      </div>
      {locked && (
        <p className={styles.locked}>
          {ids.length > 1 ? 'Some of these blocks are locked.' : 'This block is locked.'} Unlock it in the tab
          Advanced to change it.
        </p>
      )}
    </>
  )
}

const Style = ({ ids }: Selected) =>
  useOfRecords(ids, onlyText) ? (
    <p className={styles.empty}>A bare text has no style of its own. Select the block around it.</p>
  ) : (
    <StyleTab ids={ids} />
  )

/** Renders anew for another selection only; what changes in a block is the matter of the fields. */
const BlockTabs = memo(({ ids }: Selected) => {
  const { history } = useEditor()
  const panel = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useTabWithField(ids, panel)
  const key = ids.join()
  return (
    <div ref={panel} className={styles.panel} onFocus={history.seal} onPointerDownCapture={history.seal}>
      <Head ids={ids} />
      <Tabs value={tab} onChange={setTab} className={styles.tabs} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="properties">Properties</Tabs.Tab>
          <Tabs.Tab value="style">Style</Tabs.Tab>
          <Tabs.Tab value="advanced">Advanced</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="properties" className={styles.body}>
          <BlockProperties key={key} ids={ids} />
        </Tabs.Panel>
        <Tabs.Panel value="style" className={styles.body}>
          <Style ids={ids} />
        </Tabs.Panel>
        <Tabs.Panel value="advanced" className={styles.body}>
          <AdvancedTab key={key} ids={ids} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
})

/** Properties, style and the rest of what is selected. */
export const BlockPanel = () => {
  const { session, store } = useEditor()
  const selection = session.selection.use()
  // the canvas shows a selection at once; the panel may follow when the browser has time
  const deferred = useDeferredValue(selection)
  const shown = deferred.every((id) => store.get(id)) && deferred.length > 0 ? deferred : selection
  if (!store.get(shown[0] ?? '')) {
    return <p className={styles.empty}>Select a block on the page to change its properties and its style.</p>
  }
  return <BlockTabs ids={shown} />
}
