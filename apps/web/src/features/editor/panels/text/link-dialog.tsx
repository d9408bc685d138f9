import { Autocomplete, Text } from '@mantine/core'
import { composeChanges, linkAt, linkText, textOfNode } from '@web2/builder'
import { useState } from 'react'
import { newUuid } from '../../document/actions.ts'
import { useBuilder } from '../session/use-editor.ts'
import { LinkDialog, type SubmittedLink } from '../../../../ui/dialogs/link-dialog.tsx'
import { linkChoices, type LinkChoice, type LinkChoices } from './link-targets.ts'
import { withNamedPart } from './ensure-anchor-id.ts'
import styles from './text.module.css'
import type { Linking } from '../../interaction/text/text-session.ts'

interface NodeLinkDialogProps {
  readonly linking: Linking
  readonly close: () => void
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
export const NodeLinkDialog = ({ linking: { uuid: id, range }, close }: NodeLinkDialogProps) => {
  const { editor, canvas, linkTargets = [] } = useBuilder()
  const [choices] = useState(() => linkChoices(editor, linkTargets))
  const { store } = editor
  const [present] = useState(() => linkAt(store.document, { id, range }))
  const [selected] = useState(() => (textOfNode(store.document, id) ?? '').slice(range.from, range.to))
  const choiceOf = (typed: string) =>
    choices.flatMap((group) => group.choices).find((choice) => shownAs(choice) === typed)

  const leave = () => {
    close()
    canvas.get()?.focus()
  }
  const submit = ({ text, typed, ...link }: SubmittedLink) => {
    const place = { id, range: present?.range ?? range }
    const target = choiceOf(typed) ?? { label: '', address: link.href }
    const { document, change } = withNamedPart(store.document, target)
    const result = linkText(document, { ...place, text, link, newUuid })
    const whole = result.ok && { ...result, change: composeChanges(change, result.change), select: [id] }
    if (editor.run(present ? 'Change link' : 'Add link', whole || result)) leave()
  }

  return (
    <LinkDialog
      isNew={!present}
      before={present ?? { text: selected }}
      addressOf={(typed) => choiceOf(typed)?.address ?? typed}
      addressField={(field) => (
        <Autocomplete
          {...field}
          openOnFocus={false}
          placeholder={
            linkTargets.length > 0
              ? 'https://… or a page of this site'
              : 'https://… or a section of this page'
          }
          data={choices.map((group) => ({
            group: group.group,
            items: [...new Set(group.choices.map(shownAs))],
          }))}
          renderOption={({ option }) => <Choice shown={option.value} choices={choices} />}
        />
      )}
      onSubmit={submit}
      onClose={leave}
    />
  )
}
