import type { WireNode } from '@web2/builder'
import { box, business, type Look } from '../../../templates/nodes.ts'
import { phoneLink } from '../../parts/actions.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { signUpForm } from '../../parts/sign-up.ts'
import { mailLink } from '../../parts/site-frame.ts'
import { note, stepSize, text, title, type Step } from '../../parts/texts.ts'
import type { SectionContent } from '../../section-content.ts'

/** Returns the head of a column. */
export const head = (content: string, step: Step = 1, look: Look = {}): WireNode =>
  title('h2', step, content, { ...look, style: { 'margin-bottom': 'var(--s4)', ...look.style } })

/** Returns the names of the parts in the order of the content. */
export const headsOf = ({ items }: SectionContent): string[] =>
  ['Contact', 'Opening hours', 'Newsletter'].map((usual, at) => items[at]?.name ?? usual)

/** Returns phone, email address and address, one below the other. */
export const contactFacts = (phoneStep: Step): WireNode[] => [
  phoneLink(phoneStep, { style: { display: 'flex' } }),
  mailLink({ style: { display: 'flex', 'margin-bottom': 'var(--s2)' } }),
  business('Address', { style: { 'font-size': stepSize(0), 'font-style': 'normal' } }),
]

/** Returns the invitation to a newsletter: a sample, because not every business writes one. */
export const newsletter = (content: SectionContent, name: string, look: Look): WireNode => {
  const { items, actions } = content
  return box('div', { name: 'Newsletter', ...sampleMark(content), ...look }, [
    head(name),
    ...(items[2]?.text ? [text(items[2].text, { style: { 'margin-bottom': 'var(--s4)' } })] : []),
    signUpForm(actions[0]?.label ?? 'Sign up'),
  ])
}

/** Returns the last line of a page. */
export const smallPrint = (content: SectionContent, look: Look = {}): WireNode =>
  note(content.note ?? '© {year} [[{nap.businessName}||{site.name}]]', {
    name: 'Small print',
    ...look,
    style: { 'overflow-wrap': 'anywhere', ...look.style },
  })
