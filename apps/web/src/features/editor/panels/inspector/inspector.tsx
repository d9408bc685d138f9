import { Button, Tabs } from '@mantine/core'
import { labelOf, type NodeRecord } from '@web2/builder'
import { createContext, memo, useContext, useRef, useSyncExternalStore } from 'react'
import { useBuilder, useEditor } from '../session/use-editor.ts'
import { settledSelection } from '../../document/debounced-selection.ts'
import { BlockIcon } from '../blocks/block-icon.tsx'
import { SampleNote } from './sample-note.tsx'
import { AdvancedTab } from './advanced/advanced-tab.tsx'
import styles from './panel.module.css'
import { BlockProperties } from './properties/block-properties.tsx'
import { ComponentPanel } from '../library/component/component-panel.tsx'
import { StyleTab } from '../style/style-tab.tsx'
import { useOfRecords } from './use-records.ts'
import { useTabWithField } from './use-requested-field.ts'

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
          {ids.length > 1
            ? 'Some of these blocks are locked. Unlock them in the Advanced tab to change them.'
            : 'This block is locked. Unlock it in the Advanced tab to change it.'}
        </p>
      )}
      <SampleNote ids={ids} />
    </>
  )
}

const Style = ({ ids }: Selected) =>
  useOfRecords(ids, onlyText) ? (
    <p className={styles.empty}>Select the parent block to style this text.</p>
  ) : (
    <StyleTab ids={ids} />
  )

/** Selected blocks for the open tab; a context, so that the tabs don't rerender with the selection. */
const IdsContext = createContext<readonly string[]>([])

const PropertiesOf = () => {
  const ids = useContext(IdsContext)
  return <BlockProperties key={ids.join()} ids={ids} />
}
const StyleOf = () => <Style ids={useContext(IdsContext)} />
const AdvancedOf = () => {
  const ids = useContext(IdsContext)
  return <AdvancedTab key={ids.join()} ids={ids} />
}

interface OpenTab {
  readonly tab: string | null
  readonly setTab: (tab: string | null) => void
}

const BlockTabs = memo(({ tab, setTab }: OpenTab) => (
  <Tabs value={tab} onChange={setTab} className={styles.tabs} keepMounted={false}>
    <Tabs.List grow>
      <Tabs.Tab value="properties">Properties</Tabs.Tab>
      <Tabs.Tab value="style">Style</Tabs.Tab>
      <Tabs.Tab value="advanced">Advanced</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="properties" className={styles.body}>
      <PropertiesOf />
    </Tabs.Panel>
    <Tabs.Panel value="style" className={styles.body}>
      <StyleOf />
    </Tabs.Panel>
    <Tabs.Panel value="advanced" className={styles.body}>
      <AdvancedOf />
    </Tabs.Panel>
  </Tabs>
))

const Panel = ({ ids }: Selected) => {
  const editor = useEditor()
  const panel = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useTabWithField(ids, panel)
  const reach = () => {
    settledSelection(editor).follow()
    editor.history.seal()
  }
  return (
    <div ref={panel} className={styles.panel} onFocusCapture={reach} onPointerDownCapture={reach}>
      <Head ids={ids} />
      <IdsContext value={ids}>
        <BlockTabs tab={tab} setTab={setTab} />
      </IdsContext>
    </div>
  )
}

/** The panel with properties, style and attributes of the selection. */
export const BlockPanel = () => {
  const { editor, kind } = useBuilder()
  const settled = settledSelection(editor)
  const ids = useSyncExternalStore(settled.subscribe, settled.get)
  if (!editor.store.get(ids[0] ?? '')) {
    return (
      <>
        <div className={styles.empty}>
          <p>Select a block to edit its properties and style.</p>
          <Button variant="default" size="xs" onClick={() => editor.select([editor.store.document.root])}>
            Edit {kind === 'section' ? 'section' : 'page'} styles
          </Button>
        </div>
        {kind === 'section' && <ComponentPanel />}
      </>
    )
  }
  return <Panel ids={ids} />
}
