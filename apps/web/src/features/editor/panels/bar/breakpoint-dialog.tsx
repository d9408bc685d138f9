import { Button, Group, Modal, NumberInput, Stack, TextInput } from '@mantine/core'
import { breakpointWidthRefusal, siteBreakpointLimits, type SiteBreakpoint } from '@web2/builder'
import { useState, type SubmitEvent } from 'react'

interface BreakpointDialogProps {
  readonly added: readonly SiteBreakpoint[]
  /** The breakpoint to rename; its width is part of the styles and stays. */
  readonly present?: SiteBreakpoint
  readonly store: (breakpoint: SiteBreakpoint) => void
  readonly close: () => void
}

/** Asks for the name and width of a breakpoint. */
export const BreakpointDialog = ({ added, present, store, close }: BreakpointDialogProps) => {
  const [name, setName] = useState(present?.name ?? '')
  const [width, setWidth] = useState<number | string>(present?.width ?? '')
  const [tried, setTried] = useState(false)
  const other = added.find((each) => each !== present && each.width === width)
  const wrongName = name.trim() === '' ? 'Enter a name.' : null
  const wrongWidth = other
    ? `“${other.name}” already has ${other.width.toLocaleString('en-US')} px.`
    : breakpointWidthRefusal(width)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrongName || wrongWidth || typeof width !== 'number') return
    store({ name: name.trim(), width })
    close()
  }
  return (
    <Modal opened onClose={close} title={present ? 'Rename breakpoint' : 'Add breakpoint'}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            withAsterisk
            data-autofocus
            maxLength={siteBreakpointLimits.name}
            autoComplete="off"
            value={name}
            error={tried && wrongName}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {!present && (
            <NumberInput
              label="Maximum width (px)"
              description="Values set for it apply on screens up to this width, on all pages of the site."
              withAsterisk
              hideControls
              allowDecimal={false}
              allowNegative={false}
              value={width}
              error={tried && wrongWidth}
              onChange={setWidth}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">{present ? 'Rename' : 'Add'}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
