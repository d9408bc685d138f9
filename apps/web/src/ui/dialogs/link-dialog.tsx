import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { linkAddress } from '../../lib/text/link-address.ts'

/** A link on a piece of text. */
interface TextLinkValues {
  readonly text: string
  readonly href: string
  readonly newTab: boolean
  readonly nofollow: boolean
}

/** A link with its URL as it was entered, which may be a name. */
export interface SubmittedLink extends TextLinkValues {
  readonly typed: string
}

interface AddressField {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (address: string) => void
  readonly 'data-autofocus': true | undefined
}

interface LinkDialogProps {
  /** The existing link, or the selected text. */
  readonly before: Partial<TextLinkValues> & { readonly text: string }
  /** A new link; otherwise an existing one is edited. */
  readonly isNew: boolean
  /** Field for the URL; a plain input unless given. */
  readonly addressField?: (props: AddressField) => ReactNode
  /** Returns the URL that was entered by a name; the entry itself unless given. */
  readonly addressOf?: (typed: string) => string
  /** Gets values whose text isn't empty and whose URL is valid. */
  readonly onSubmit: (link: SubmittedLink) => void
  readonly onRemove?: () => void
  readonly onClose: () => void
}

interface Refusals {
  readonly text?: string
  readonly address?: string
}

/** Dialog for a link's text, URL and attributes. */
export const LinkDialog = (props: LinkDialogProps) => {
  const { before, isNew, addressField, addressOf = (typed) => typed, onClose } = props
  const [text, setText] = useState(before.text)
  const [address, setAddress] = useState(before.href ?? '')
  const [newTab, setNewTab] = useState(before.newTab ?? false)
  const [nofollow, setNofollow] = useState(before.nofollow ?? false)
  const [refusals, setRefusals] = useState<Refusals>({})

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // the dialog may be opened from within another form
    event.stopPropagation()
    const checked = linkAddress(addressOf(address))
    const missing = text.trim() === '' ? { text: 'Enter the link text.' } : {}
    if (checked.ok && missing.text === undefined)
      return props.onSubmit({ text, href: checked.href, typed: address, newTab, nofollow })
    setRefusals({ ...missing, ...(checked.ok ? {} : { address: checked.message }) })
  }
  const field: AddressField = {
    label: 'URL',
    value: address,
    error: refusals.address,
    onChange: setAddress,
    'data-autofocus': text !== '' || undefined,
  }

  return (
    <Modal opened onClose={onClose} title={isNew ? 'Add link' : 'Edit link'} returnFocus={false}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Text"
            data-autofocus={text === '' || undefined}
            value={text}
            error={refusals.text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {addressField?.(field) ?? (
            <TextInput
              {...field}
              placeholder="https://…"
              inputMode="url"
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          )}
          <Checkbox
            label="Open in new tab"
            checked={newTab}
            onChange={(event) => setNewTab(event.currentTarget.checked)}
          />
          <Checkbox
            label="Nofollow"
            description="Tells search engines not to pass ranking to this link"
            checked={nofollow}
            onChange={(event) => setNofollow(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            {props.onRemove && (
              <Button variant="subtle" color="red" mr="auto" onClick={props.onRemove}>
                Remove link
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{isNew ? 'Add' : 'Apply'}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
