import { Button, Stack, Text, Textarea } from '@mantine/core'
import { readIcon, type Props } from '@web2/builder'
import { useState } from 'react'
import { IconSample } from './icon-sample.tsx'
import styles from './icons.module.css'

/** Field for the code of a custom SVG icon, with a preview and a sentence about removed parts. */
export const PastedIcon = ({ choose }: { readonly choose: (props: Props) => void }) => {
  const [code, setCode] = useState('')
  const read = code.trim() === '' ? null : readIcon(code)
  return (
    <Stack gap="sm">
      <Textarea
        className={styles.code}
        label="SVG code"
        placeholder='<svg viewBox="0 0 24 24">…</svg>'
        rows={8}
        spellCheck={false}
        value={code}
        error={read?.ok === false ? read.detail : undefined}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={styles.preview} aria-live="polite">
        {read?.ok && <IconSample props={read.props} size={48} />}
        {read?.ok && read.removed !== '' && <Text fz="sm">{read.removed}</Text>}
      </div>
      <Button
        disabled={!read?.ok}
        onClick={() => {
          if (read?.ok) choose(read.props)
        }}
      >
        Use this icon
      </Button>
    </Stack>
  )
}
