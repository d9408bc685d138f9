import type { WireNode } from '@web2/builder'
import { lead, title, type Step } from '../../parts/texts.ts'
import type { SectionContent } from '../../section-content.ts'

/** Returns the title with its sentence, which remains when no place is named. */
export const areasHeading = ({ title: heading, lead: sentence }: SectionContent, step: Step): WireNode[] => [
  title('h2', step, heading, { style: { 'max-width': '48rem' } }),
  ...(sentence ? [lead(sentence, { style: { 'margin-top': 'var(--s4)' } })] : []),
]
