import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { copyWithNotice } from '../lib/browser/copy-with-notice.ts'
import { IconAction } from './icon-button.tsx'

/** How long (ms) the tick stays. */
const pause = 2_000

interface CopyButtonProps {
  text: string
  /** Accessible name, such as 'Copy the address of Green Acre'. */
  label: string
}

export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), pause)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    if (await copyWithNotice(text, 'Your browser blocked copying. Select the text and copy it manually.'))
      setCopied(true)
  }

  return (
    <IconAction tip="Copy" name={label} onClick={() => void copy()}>
      {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
    </IconAction>
  )
}
