import { Autocomplete, Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { composeChanges, linkAt, linkText, textOfNode } from '@web2/builder'
import { useState, type FormEvent } from 'react'
import { newUuid } from '../../document/actions.ts'
import { useBuilder } from '../session/use-editor.ts'
import { linkAddress } from '../../../../lib/text/link-address.ts'
import { linkChoices, type LinkChoice, type LinkChoices } from './link-targets.ts'
import { withNamedPart } from './ensure-anchor-id.ts'
import styles from './text.module.css'
import type { Linking } from '../../interaction/text/text-session.ts'

export interface LinkDialogProps {
  readonly linking: Linking
  readonly close: () => void
}

interface Refusals {
  readonly text?: string
  readonly address?: string
}

/** Returns the shown text of a target: a page's name, any other target's URL. */
const shownAs = ({ label, address }: LinkChoice): string =>
  /^(?:#|tel:|mailto:|\{)/.test(address) ? address : label

interface ChoiceProps {
  readonly shown: string
  readonly choices: readonly LinkChoices[]
}

const Choice = ({ shown, choices }: ChoiceProps) => {
  const choice = choices.flatMap((group) => group.choices).find((each) => shownAs(each) === shown)
  return (
    <div className={styles.linkChoice}>
      <span>{choice?.label ?? shown}</span>
      <Text size="xs" c="dimmed" truncate>
        {choice?.address}
      </Text>
    </div>
  )
}

/** Dialog that creates a link on a text range, or edits the existing one. */
export const LinkDialog = ({ linking: { uuid: id, range }, close }: LinkDialogProps) => {
  const { editor, canvas, linkTargets = [] } = useBuilder()
  const [choices] = useState(() => linkChoices(editor, linkTargets))
  const { store } = editor
  const [present] = useState(() => linkAt(store.document, { id, range }))
  const [text, setText] = useState(
    () => present?.text ?? (textOfNode(store.document, id) ?? '').slice(range.from, range.to),
  )
  const [address, setAddress] = useState(present?.href ?? '')
  const [newTab, setNewTab] = useState(present?.newTab ?? false)
  const [nofollow, setNofollow] = useState(present?.nofollow ?? false)
  const [refusals, setRefusals] = useState<Refusals>({})

  const leave = () => {
    close()
    canvas.get()?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = choices.flatMap((group) => group.choices).find((choice) => shownAs(choice) === address)
    const checked = linkAddress(chosen?.address ?? address)
    const missing = text.trim() === '' ? { text: 'Enter the text of the link.' } : {}
    if (!checked.ok || missing.text) {
      setRefusals({ ...missing, ...(checked.ok ? {} : { address: checked.message }) })
      return
    }
    const link = { href: checked.href, newTab, nofollow }
    const place = { id, range: present?.range ?? range }
    const label = present ? 'Change link' : 'Add link'
    const { document, change } = withNamedPart(store.document, chosen ?? { label: '', address: link.href })
    const result = linkText(document, { ...place, text, link, newUuid })
    const whole = result.ok && { ...result, change: composeChanges(change, result.change), select: [id] }
    if (editor.run(label, whole || result)) leave()
  }

  return (
    <Modal opened onClose={leave} title={present ? 'Edit link' : 'Add link'} returnFocus={false}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Text"
            data-autofocus={text === '' || undefined}
            value={text}
            error={refusals.text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Autocomplete
            label="URL"
            openOnFocus={false}
            placeholder={
              linkTargets.length > 0 ? 'https://… or a page of this site' : 'https://… or a part of this page'
            }
            data-autofocus={text !== '' || undefined}
            data={choices.map((group) => ({
              group: group.group,
              items: [...new Set(group.choices.map(shownAs))],
            }))}
            renderOption={({ option }) => <Choice shown={option.value} choices={choices} />}
            value={address}
            error={refusals.address}
            onChange={setAddress}
          />
          <Checkbox
            label="Open in new tab"
            checked={newTab}
            onChange={(event) => setNewTab(event.currentTarget.checked)}
          />
          <Checkbox
            label="Nofollow"
            description="Tells search engines not to count this link."
            checked={nofollow}
            onChange={(event) => setNofollow(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit">{present ? 'Apply' : 'Add'}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
