import { composeChanges, setProps, type NodeRecord } from '@web2/builder'
import { useEditor } from '../../session/use-editor.ts'
import type { LinkChoice } from '../../text/link-targets.ts'
import { withNamedPart } from '../../text/ensure-anchor-id.ts'
import { LinkTargetMenu } from './link-target-menu.tsx'
import { TextRow, ToggleRow } from './prop-rows.tsx'

const notEmpty = (sentence: string) => (typed: string) => (typed.trim() === '' ? sentence : null)

export const LinkProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const editor = useEditor()

  /**
   * Sets a target on this page or site, which opens in the same tab. A target without an id gets one in the
   * same undo step.
   */
  const choose = (choice: LinkChoice) => {
    const { document, change } = withNamedPart(editor.store.document, choice)
    const ids = records.map(({ uuid }) => uuid)
    const linked = setProps(document, { ids, props: { href: choice.address, newTab: false } })
    editor.run(
      'Change link',
      linked.ok ? { ...linked, change: composeChanges(change, linked.change) } : linked,
    )
  }
  return (
    <>
      {records.length === 1 && records[0]?.children.length === 0 && (
        <TextRow records={records} prop="content" label="Text" check={notEmpty('Enter a link text.')} />
      )}
      <TextRow
        records={records}
        prop="href"
        label="URL"
        inputMode="url"
        placeholder="https://… or about.html or tel:{nap.phone}"
        check={notEmpty('Enter a URL.')}
        button={<LinkTargetMenu choose={choose} />}
      />
      <ToggleRow records={records} prop="newTab" label="Open in new tab" />
      <ToggleRow records={records} prop="nofollow" label="Nofollow" />
    </>
  )
}
