import {
  attributeRefusal,
  receiveInLeads,
  setAddition,
  tagOf,
  type Attributes,
  type NodeRecord,
} from '@web2/builder'
import { leadAttributes, leadFallback } from '@web2/builder/leads'
import { useId, useState } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import { useBuilder, useEditor } from '../../session/use-editor.ts'
import { setOnEach } from '../set-on-each.ts'
import styles from '../panel.module.css'
import { AttributeRow, useAttribute } from './attribute-rows.tsx'
import { LeadReachNote } from './lead-reach-note.tsx'

const methods = [
  { value: 'post', label: 'POST' },
  { value: 'get', label: 'GET' },
]

/** Where the entries of a form go; empty for nowhere. */
type Destination = 'leads' | 'mail' | 'other' | ''

const destinations: readonly { readonly value: Destination; readonly label: string }[] = [
  { value: 'leads', label: 'Leads' },
  { value: 'mail', label: 'Visitor’s email app' },
  { value: 'other', label: 'Another URL' },
]

const mail = /^\s*mailto:/i

const destinationOf = (action: string): Destination => {
  if (leadFallback(action) !== null) return 'leads'
  if (mail.test(action)) return 'mail'
  return action.trim() === '' ? '' : 'other'
}

/** Returns the action of a form that no longer goes to Leads; its email address is kept. */
const mailAction = (action: string): string => {
  const address = leadFallback(action) ?? action
  return mail.test(address) ? address : 'mailto:{email}'
}

interface Records {
  readonly records: readonly NodeRecord[]
}

const MethodRow = ({ records }: Records) => {
  const id = useId()
  const method = useAttribute(records, 'method')
  return (
    <Row label="Method" htmlFor={id}>
      <SelectInput
        id={id}
        label="Method"
        value={method.value?.toLowerCase() ?? ''}
        none={method.mixed ? 'Mixed' : 'Default (GET)'}
        options={methods}
        commit={(chosen) => method.set(chosen || null)}
      />
    </Row>
  )
}

const MailRow = ({ records }: Records) => {
  const id = useId()
  const { value = '', mixed, set } = useAttribute(records, 'action')
  const refusal = (typed: string) =>
    records.some((record) => attributeRefusal(tagOf(record), 'action', `mailto:${typed}`) !== null)
      ? 'Enter an email address, or a field such as {email}.'
      : null
  return (
    <Row label="Email address" htmlFor={id}>
      <CommitInput
        id={id}
        label="Email address"
        value={value.replace(mail, '')}
        placeholder={mixed ? 'Mixed' : 'me@example.com or {email}'}
        check={refusal}
        commit={(typed) => set(`mailto:${typed.trim()}`)}
      />
    </Row>
  )
}

/** How a submission that Leads receives is answered. */
const AnswerRows = ({ records }: Records) => {
  const { linkTargets = [] } = useBuilder()
  const [pageId, textId] = [useId(), useId()]
  const page = useAttribute(records, leadAttributes.thankYouPage)
  const text = useAttribute(records, leadAttributes.successText)
  return (
    <>
      {linkTargets.length > 0 && (
        <Row label="Thank-you page" htmlFor={pageId}>
          <SelectInput
            id={pageId}
            label="Thank-you page"
            value={page.value ?? ''}
            none={page.mixed ? 'Mixed' : 'Default page'}
            options={linkTargets.map(({ address, label }) => ({ value: address, label }))}
            commit={(chosen) => page.set(chosen || null)}
          />
        </Row>
      )}
      {!page.value && (
        <Row label="Success text" htmlFor={textId}>
          <CommitInput
            id={textId}
            label="Success text"
            value={text.value ?? ''}
            placeholder={text.mixed ? 'Mixed' : 'Your message has been sent.'}
            multiline
            rows={3}
            enterBreaks
            commit={(typed) => text.set(typed.trim() || null)}
          />
        </Row>
      )}
    </>
  )
}

/** Settings for where and how a form submits its data. */
export const FormProperties = ({ records }: Records) => {
  const id = useId()
  const editor = useEditor()
  const { value = '', mixed } = useAttribute(records, 'action')
  // another URL has no action until it is typed
  const [wantsOther, setWantsOther] = useState(false)
  const stored = destinationOf(value)
  const destination = stored === '' && wantsOther ? 'other' : stored

  const setAction = (next: (action: string) => string | null) =>
    setOnEach(editor, records, 'Change where entries go', (document, record) => {
      const { action = '', ...others }: Attributes = record.addition.attributes ?? {}
      const changed = next(action)
      const attributes = changed === null ? others : { ...others, action: changed }
      return setAddition(document, { ids: [record.uuid], addition: { attributes } })
    })
  const choose = (chosen: string) => {
    setWantsOther(chosen === 'other')
    if (chosen === 'leads')
      setOnEach(editor, records, 'Receive entries in Leads', (document, { uuid }) =>
        receiveInLeads(document, uuid),
      )
    else if (chosen === 'mail') setAction(mailAction)
    else setAction(() => null)
  }
  return (
    <>
      <Row label="Where entries go" htmlFor={id}>
        <SelectInput
          id={id}
          label="Where entries go"
          value={mixed ? '' : destination}
          {...((mixed || destination === '') && { none: mixed ? 'Mixed' : 'Nowhere yet' })}
          options={destinations}
          commit={choose}
        />
      </Row>
      {!mixed && destination === 'leads' && (
        <>
          <LeadReachNote />
          <AnswerRows records={records} />
        </>
      )}
      {!mixed && destination === 'mail' && (
        <>
          <MailRow records={records} />
          <p className={styles.note}>
            Opens the visitor’s email app. Visitors without one can’t reach you. Choose Leads to receive every
            entry.
          </p>
          <MethodRow records={records} />
        </>
      )}
      {!mixed && destination === 'other' && (
        <>
          <AttributeRow records={records} name="action" label="Action URL" placeholder="https://…" />
          <p className={styles.note}>Enter the URL of a form service that receives the entries.</p>
          <MethodRow records={records} />
        </>
      )}
      {!mixed && destination === '' && (
        <p className={styles.note}>Entries of this form are lost. Choose Leads to receive them here.</p>
      )}
    </>
  )
}
