import type { SectionContent } from '../../library/section-content.ts'
import { build, chimney, gutter, slope } from './art.ts'

const canWait = 'What can wait'

/** Steps after a storm, with or without a roofer. */
export const afterStorm: Partial<SectionContent> = {
  title: 'After a storm: photos first, then the phone, then the forms',
  items: [
    {
      name: 'Photos from the ground',
      text: 'Every side of the house, and what lies in the yard. Keep the pieces.',
    },
    {
      name: 'Off the roof, and out from under a ceiling that sags',
      text: 'Wet slopes do not hold you. A wet ceiling may not hold itself.',
    },
    {
      name: 'Water caught, current off',
      text: 'Buckets and sheets. If it drips near a light, switch off that circuit at the panel, from a dry place.',
    },
    { name: 'The insurer, soon', text: 'Say when, what, and that it is being covered. Keep each receipt.' },
    { name: 'Granules in the gutter', group: canWait },
    { name: 'A scratch on metal', group: canWait },
    { name: 'A signature at the door', group: canWait },
  ],
  isSample: false,
}

const shots = [
  ['the whole slope from the street', 'A finished roof seen from the street', 'Slate, both slopes', build],
  [
    'flashing at the chimney from an arm’s length',
    'New flashing at a chimney',
    'Chimney, new metal',
    chimney,
  ],
  ['eaves with the new gutter', 'Eaves with a new gutter', 'Eaves and gutter', gutter],
] as const

/** Places for the owner's own roofs, with what to photograph. */
export const roofs: Partial<SectionContent> = {
  title: 'Roofs, as they were left',
  items: shots.map(([words, alt, name, drawing]) => ({
    name,
    picture: { words, alt, isOwn: true, drawing },
    lines: ['Where: the part of town', 'Covering and pitch', 'How long it lay open: 00 days'],
  })),
}

const state = (words: string, alt: string, isRenewed: boolean) => ({
  ...{ words, alt, isOwn: true },
  drawing: slope(isRenewed),
})

/** Places for one roof before and after, from one spot. */
export const change: Partial<SectionContent> = {
  title: 'The same roof, twice',
  items: [
    { name: 'What was wrong with it', text: 'One sentence: what had failed, and which layers were renewed.' },
  ],
  pictures: [
    state('old mossy roof, from a spot you can find again', 'The old roof with moss', false),
    state('the renewed roof, from the same spot', 'The renewed roof', true),
  ],
}
