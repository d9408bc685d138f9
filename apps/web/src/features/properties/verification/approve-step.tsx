import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useState, type SubmitEvent } from 'react'
import type { StepProps } from './step-props.ts'

/** Brings a password by hand that the platform shows. */
const BroughtPassword = ({ busy, onAnswer }: Pick<StepProps, 'busy' | 'onAnswer'>) => {
  const [user, setUser] = useState('')
  const [password, setPassword] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onAnswer(new URLSearchParams({ user_login: user.trim(), password: password.trim() }).toString())
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm">Then enter your username and the password that the site shows.</Text>
        <TextInput
          label="Username"
          required
          autoComplete="off"
          value={user}
          onChange={(event) => setUser(event.currentTarget.value)}
        />
        <TextInput
          label="Password shown"
          required
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" loading={busy} disabled={user.trim() === '' || password.trim() === ''}>
          Connect
        </Button>
      </Stack>
    </form>
  )
}

/** Sends the person to the platform, where they agree. */
export const ApproveStep = ({ ask, busy, onAnswer, onLeave }: StepProps) => {
  const url = ask.url ?? ''
  const comesBack = ask.comesBack !== false
  const host = URL.parse(url)?.host ?? 'the platform'
  const go = () => {
    onLeave()
    window.location.assign(url)
  }
  return (
    <Stack gap="sm">
      <Text size="sm">
        {comesBack
          ? `Sign in to ${host} and allow the connection. You’ll return here automatically. We never see your password.`
          : `Open ${host}, sign in and allow the connection.`}
      </Text>
      <Group>
        {comesBack ? (
          <Button loading={busy} rightSection={<IconExternalLink size={16} aria-hidden />} onClick={go}>
            Go to {host}
          </Button>
        ) : (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener"
            variant="default"
            rightSection={<IconExternalLink size={16} aria-hidden />}
          >
            Open {host} in a new tab
          </Button>
        )}
      </Group>
      {!comesBack && <BroughtPassword busy={busy} onAnswer={onAnswer} />}
    </Stack>
  )
}
