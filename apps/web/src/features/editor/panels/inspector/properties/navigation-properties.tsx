import { Button } from '@mantine/core'
import { composeChanges, navigationLevels, setProps, type Json, type NodeRecord } from '@web2/builder'
import { useId } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row } from '../../fields/field-row.tsx'
import fields from '../../fields/fields.module.css'
import { SelectInput } from '../../fields/select-input.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { withNamedPart } from '../../text/ensure-anchor-id.ts'
import type { LinkChoice } from '../../text/link-targets.ts'
import styles from '../panel.module.css'
import { textIn, useProps } from '../use-props.ts'
import { LinkTargetMenu } from './link-target-menu.tsx'
import { ListEntry } from './list-editor.tsx'
import { MenuToggle } from './more-properties.tsx'
import { NumberRow, SelectRow, TextRow, ToggleRow } from './prop-rows.tsx'

type NavigationLink = Readonly<Record<string, Json | undefined>>

/** Returns the own links of a navigation; null if it shows the pages of the site. */
const linksOf = ({ props: { links } }: NodeRecord): readonly NavigationLink[] | null =>
  Array.isArray(links)
    ? links.map((link: Json) =>
        typeof link === 'object' && link !== null && !Array.isArray(link) ? (link as NavigationLink) : {},
      )
    : null

const newLink: NavigationLink = { label: 'New link', href: '/' }

interface OwnLinksProps {
  readonly record: NodeRecord
  readonly links: readonly NavigationLink[]
}

const OwnLinks = ({ record, links }: OwnLinksProps) => {
  const editor = useEditor()
  const { set } = useProps([record])
  const setLinks = (next: readonly NavigationLink[], label: string) =>
    set({ links: next as readonly Json[] }, label)
  const changed = (at: number, values: NavigationLink) =>
    links.map((link, place) => (place === at ? { ...link, ...values } : link))
  /** Leads to a target on this page or site. A target without an id gets one in the same undo step. */
  const choose = (at: number) => (choice: LinkChoice) => {
    const { document, change } = withNamedPart(editor.store.document, choice)
    const next = changed(at, { href: choice.address }) as readonly Json[]
    const linked = setProps(document, { ids: [record.uuid], props: { links: next } })
    editor.run(
      'Change link',
      linked.ok ? { ...linked, change: composeChanges(change, linked.change) } : linked,
    )
  }
  return (
    <>
      {links.map((link, at) => (
        <ListEntry
          key={at}
          noun="link"
          at={at}
          count={links.length}
          move={(to) => setLinks(links.toSpliced(at, 1).toSpliced(to, 0, link), 'Move link')}
          remove={() => setLinks(links.toSpliced(at, 1), 'Delete link')}
        >
          <Row label="Text">
            <CommitInput
              label={`Link ${at + 1} text`}
              value={textIn(link.label)}
              commit={(label) => setLinks(changed(at, { label }), `Change link ${at + 1}`)}
            />
          </Row>
          <Row label="URL">
            <div className={fields.withButton}>
              <CommitInput
                label={`Link ${at + 1} URL`}
                inputMode="url"
                value={textIn(link.href)}
                commit={(href) => setLinks(changed(at, { href }), `Change link ${at + 1}`)}
              />
              <LinkTargetMenu choose={choose(at)} />
            </div>
          </Row>
        </ListEntry>
      ))}
      <Button size="xs" variant="default" onClick={() => setLinks([...links, newLink], 'Add link')}>
        Add link
      </Button>
    </>
  )
}

/** Choice between the pages of the site and own links. */
const LinksChoice = ({ record }: { readonly record: NodeRecord }) => {
  const id = useId()
  const { set } = useProps([record])
  const links = linksOf(record)
  return (
    <>
      <Row label="Links" htmlFor={id}>
        <SelectInput
          id={id}
          label="Links"
          value={links === null ? 'pages' : 'own'}
          options={[
            { value: 'pages', label: 'Pages of the site' },
            { value: 'own', label: 'My own links' },
          ]}
          commit={(chosen) =>
            set(
              { links: chosen === 'own' ? [{ ...newLink, label: 'Home' }] : undefined },
              'Change navigation',
            )
          }
        />
      </Row>
      {links === null ? (
        <p className={styles.note}>
          Shows the site’s pages as arranged in the Pages panel. You can hide pages from navigation there.
        </p>
      ) : (
        <OwnLinks record={record} links={links} />
      )}
    </>
  )
}

/** Links of a navigation, their direction, and the menu button on phones. */
export const NavigationProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const [first] = records
  const showsPages = records.some((record) => linksOf(record) === null)
  return (
    <>
      {records.length === 1 && first && <LinksChoice record={first} />}
      <SelectRow
        records={records}
        prop="direction"
        label="Direction"
        options={[
          { value: 'row', label: 'Horizontal' },
          { value: 'column', label: 'Vertical' },
        ]}
      />
      {showsPages && (
        <>
          <NumberRow records={records} prop="levels" label="Levels" least={1} most={navigationLevels} />
          <ToggleRow records={records} prop="dropDown" label="Show subpages in a dropdown" />
        </>
      )}
      <MenuToggle records={records} />
      <TextRow records={records} prop="label" label="Screen reader label" placeholder="Main" />
    </>
  )
}
