import { Button, Group, Modal, Stepper, Text, ThemeIcon, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { keyNames } from '../../../features/editor/document/keymap/key-names.ts'
import { tourSteps } from './tour-steps.ts'

/** Four steps through the product; Escape or Skip ends it at any of them. */
export const TourDialog = ({ close }: { readonly close: () => void }) => {
  const [at, setAt] = useState(0)
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const step = tourSteps[at]
  if (step === undefined) return null
  const { icon: Icon, title, text, onTouch } = step
  const isLast = at === tourSteps.length - 1
  return (
    <Modal opened onClose={close} title="Product tour" size="md">
      <div aria-live="polite">
        <Group wrap="nowrap" align="flex-start" gap="md" mih={150}>
          <ThemeIcon size={48} radius="xl" variant="light" aria-hidden>
            <Icon size={26} />
          </ThemeIcon>
          <div>
            <Text size="xs" c="dimmed">
              Step {at + 1} of {tourSteps.length}
            </Text>
            <Title order={3} size="h4" mb={6}>
              {title}
            </Title>
            <Text size="sm">
              {isTouch ? (onTouch ?? text) : text.replace('Mod+K', keyNames('Mod+k').join('+'))}
            </Text>
          </div>
        </Group>
      </div>
      <Stepper active={at} size="xs" my="md" aria-hidden>
        {tourSteps.map(({ title: name }) => (
          <Stepper.Step key={name} tabIndex={-1} />
        ))}
      </Stepper>
      <Group justify="space-between">
        {isLast ? (
          <span />
        ) : (
          <Button variant="subtle" color="gray" onClick={close}>
            Skip tour
          </Button>
        )}
        <Group gap="sm">
          {at > 0 && (
            <Button variant="default" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          <Button data-autofocus onClick={() => (isLast ? close() : setAt(at + 1))}>
            {isLast ? 'Done' : 'Next'}
          </Button>
        </Group>
      </Group>
    </Modal>
  )
}
