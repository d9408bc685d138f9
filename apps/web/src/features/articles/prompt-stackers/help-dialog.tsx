import { Button, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHelp } from '@tabler/icons-react'
import classes from './stacker-form.module.css'

const pictures = [
  'Start from a built-in prompt stacker or a blank one.',
  'Each step is a prompt. Type { to insert the keyword, the business or the output of earlier steps.',
  'Errors show as you type, such as an unknown placeholder or a step that comes later.',
  'Choose a model for each step, and drag steps to reorder them.',
  'Duplicate a prompt stacker, or download it as JSON and import it elsewhere.',
]

/** Button with a dialog that explains prompt stackers in five images. */
export const StackerHelp = () => {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" leftSection={<IconHelp size={18} aria-hidden />} onClick={open}>
        How it works
      </Button>
      <Modal opened={opened} onClose={close} title="How prompt stackers work" size="xl">
        <Stack component="ol" gap="xl" m={0} p={0} style={{ listStyle: 'none' }}>
          {pictures.map((text, at) => (
            <li key={text}>
              <Text fw={600} size="sm" mb="xs">
                {at + 1}. {text}
              </Text>
              <img
                className={classes.picture}
                src={`/prompt-stacker/img${at + 1}.jpg`}
                alt=""
                width={1280}
                height={720}
                loading="lazy"
              />
            </li>
          ))}
        </Stack>
      </Modal>
    </>
  )
}
