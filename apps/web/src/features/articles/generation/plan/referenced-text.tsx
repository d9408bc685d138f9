import type { GenerationSource } from '@web2/contract/articles'
import { useMemo } from 'react'
import { referencedParts, sourceName } from './source-names.ts'
import classes from './plan.module.css'

interface ReferencedTextProps {
  readonly text: string
  readonly sources: readonly GenerationSource[]
}

/** A section's text, in which references to sources name them. The article itself has no references. */
export const ReferencedText = ({ text, sources }: ReferencedTextProps) => {
  const parts = useMemo(() => referencedParts(text), [text])
  return parts.map((part, at) =>
    part.sources.length === 0 ? (
      part.text
    ) : (
      <abbr
        key={at}
        className={classes.reference}
        title={part.sources.map((source) => sourceName(source, sources)).join('\n')}
      >
        {part.sources.join(', ')}
      </abbr>
    ),
  )
}
