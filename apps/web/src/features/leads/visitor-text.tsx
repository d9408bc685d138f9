import { Anchor } from '@mantine/core'
import { openableUrl } from './lead-words.ts'

/** A text of a visitor: a link if it is an http(s) URL, plain text otherwise. */
export const VisitorText = ({ text }: { readonly text: string }) => {
  const url = openableUrl(text)
  return url === null ? (
    <span dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </span>
  ) : (
    <Anchor
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      inherit
      style={{ overflowWrap: 'anywhere' }}
    >
      {text}
    </Anchor>
  )
}
