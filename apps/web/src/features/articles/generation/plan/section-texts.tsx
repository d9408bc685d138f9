import { introductionId, type GenerationCard, type GenerationSource } from '@web2/contract/articles'
import { WrittenText } from '../../generated-text/written-text.tsx'
import { ReferencedText } from './referenced-text.tsx'

interface SectionTextsProps {
  readonly cards: readonly GenerationCard[]
  readonly sources: readonly GenerationSource[]
  readonly canWrite: boolean
}

/** Returns the name of a card among the sections: headings and texts have the same title. */
const nameOf = ({ type, section, title }: GenerationCard): string => {
  if (type === 'title') return 'Title'
  if (section === introductionId) return 'Introduction'
  return type === 'subtitle' ? `Heading “${title}”` : title
}

/** Sections of a planned article, streamed, each with its own actions. */
export const SectionTexts = ({ cards, sources, canWrite }: SectionTextsProps) => (
  <div className="card">
    {cards.map((card) => (
      <WrittenText
        key={card._id}
        card={card}
        name={nameOf(card)}
        {...(card.type === 'subtitle' && { label: 'Heading' })}
        level={card.heading === 'h3' ? 1 : 0}
        canWrite={canWrite}
        isHeading={card.type === 'title' || card.type === 'subtitle'}
        rendered={(text) => <ReferencedText text={text} sources={sources} />}
      />
    ))}
  </div>
)
