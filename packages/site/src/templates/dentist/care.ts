import { signs } from './art.ts'
import { business, inCity, sheetOf, stop, type DentalService } from './service-parts.ts'

/** Services that look, clean, and keep. */
export const care: readonly DentalService[] = [
  {
    slug: 'check-ups',
    name: 'Check-ups',
    text: 'Teeth, gums, and bite checked, with time for questions.',
    title: 'Dental check-ups[[ in {nap.city}]]',
    phrase: 'Looking, and telling you',
    lead: 'Small decay does not hurt, so it is found by looking. You hear what was seen, and what happens if nothing is done.',
    closing: 'Been a while? No one here keeps count.',
    description: `Dental check-ups${inCity} by ${business}: what is checked, what you may feel, what can wait, and what changes the price.`,
    details: [
      {
        name: 'Teeth, one by one',
        text: 'Fillings, edges, and the places between. A thin probe may touch; it should not hurt, and if it does, that is worth saying.',
      },
      {
        name: 'Gums',
        text: 'The depth around each tooth is measured with a marked tip. You may feel a light prick where gums are inflamed.',
      },
      {
        name: 'Bite, tongue, and cheeks',
        text: 'How the teeth meet, and whether any patch or sore needs a second look.',
      },
      ...sheetOf(
        ['A stain that only you see', 'An old filling that is tight'],
        'Teeth, gums, bite, and mouth checked',
        'Medicines, illnesses, and earlier X-rays',
        'Whether X-rays are needed, and what your plan covers',
      ),
    ],
    steps: [
      {
        name: 'Talk',
        text: 'What changed since last time, in your mouth and in your health.',
        note: '“Here it is sensitive.”',
      },
      { name: 'Look', text: 'Mirror, light, and a probe, tooth by tooth.', note: '“What do you see there?”' },
      stop('Raise it whenever you need to swallow, rest, or ask.'),
      { name: 'Plan', text: 'What is fine, what to watch, and what to treat.', note: '“What if I wait?”' },
    ],
    questions: [
      {
        name: 'Are X-rays needed each time?',
        text: 'No. They are taken when looking is not enough, at an interval that fits your risk. Say so if you are or may be pregnant, and bring earlier ones.',
      },
      {
        name: 'I have not been for years. Is that a problem?',
        text: 'Only for the small things that had time to grow. Say when you last went; it helps to plan, and no one keeps count.',
      },
    ],
    picture: {
      words: 'dental mirror instruments tray minimal',
      alt: 'A dental mirror on a tray',
      drawing: signs.mirror,
    },
  },
  {
    slug: 'cleaning',
    name: 'Cleaning',
    text: 'Plaque and tartar removed, stains polished.',
    title: 'Teeth cleaning[[ in {nap.city}]]',
    phrase: 'What brushing leaves behind',
    lead: 'Tartar is plaque that has hardened, and no brush takes it off. Removing it keeps gums from pulling back.',
    closing: 'Sensitive teeth? Say so when you book.',
    description: `Teeth cleaned${inCity} by ${business}: what is removed, what it feels like, how long teeth stay sensitive, and what it costs more or less.`,
    details: [
      {
        name: 'Above the gum line',
        text: 'A vibrating tip and water loosen tartar. It is loud inside the head and cold, and seldom more than that.',
      },
      {
        name: 'At the gum line',
        text: 'Hand tools finish the edges. Inflamed gums may bleed for a moment; healthy ones rarely do.',
      },
      {
        name: 'Polish',
        text: 'A soft cup and paste take off stains from coffee, tea, and tobacco. The color of the tooth itself stays.',
      },
      ...sheetOf(
        ['Whitening: only after a check-up', 'A polish before every photo'],
        'Tartar and stains removed, places to brush shown',
        'Your brush, if you like, and your list of medicines',
        'How much has built up, and how deep it goes',
      ),
    ],
    steps: [
      {
        name: 'Look',
        text: 'Where it has built up, and which spots are sensitive.',
        note: '“Please be careful up here.”',
      },
      { name: 'Loosen', text: 'Water and vibration first, hand tools after.', note: '“Less water, please.”' },
      stop('For a break, a rinse, or more numbing.'),
      {
        name: 'Show',
        text: 'The two or three places your brush misses.',
        note: '“Show me with my own brush.”',
      },
    ],
    questions: [
      {
        name: 'Does it hurt?',
        text: 'Most people feel cold and pressure. If gums or necks of teeth are sensitive, ask for numbing before it begins.',
      },
      {
        name: 'Why are my teeth sensitive afterward?',
        text: 'Places that tartar covered are open again. It usually eases within days; if it stays longer than a week or two, call.',
      },
    ],
    picture: {
      words: 'dental polishing cup close up minimal',
      alt: 'A polishing cup next to a tooth model',
      drawing: signs.polish,
    },
  },
  {
    slug: 'fillings',
    name: 'Fillings',
    text: 'Decay removed and the tooth rebuilt.',
    title: 'Fillings[[ in {nap.city}]]',
    phrase: 'As small as it can stay',
    lead: 'A filling replaces what decay has softened. The earlier it is found, the more of the tooth is left.',
    closing: 'A short sting is reason enough to ask.',
    description: `Fillings${inCity} by ${business}: signs of decay, what you feel, which materials there are, and what changes the price of a filling.`,
    details: [
      {
        name: 'Sweet or cold, and gone again',
        text: 'A short sting that ends when the cause is gone often points to decay or an open edge.',
      },
      {
        name: 'Food that always catches',
        text: 'A gap between teeth or a broken edge. Floss that frays in one place says the same.',
      },
      {
        name: 'A dark spot or a rough edge',
        text: 'Some are stains and some are not. Looking, and sometimes an X-ray, tells which.',
      },
      ...sheetOf(
        ['A spot in the enamel that is only watched', 'Replacing fillings for their color'],
        'Numbing, decay out, tooth built up, bite checked',
        'Allergies, medicines, and how numbing went before',
        'Size, number of sides, depth, and material',
      ),
    ],
    steps: [
      {
        name: 'Numb',
        text: 'A gel, then a fine needle, then a few minutes of waiting.',
        note: '“I can still feel it.”',
      },
      {
        name: 'Clean out',
        text: 'You feel water and vibration, and should feel no pain.',
        note: '“Wait, that one hurt.”',
      },
      stop('Numbing can usually be topped up. Say so while you feel it.'),
      { name: 'Build up', text: 'Filled, shaped, and hardened.', note: '“My jaw needs a rest.”' },
      {
        name: 'Bite',
        text: 'You bite on colored paper until it feels like yours.',
        note: '“It is still too high.”',
      },
    ],
    questions: [
      {
        name: 'When can I eat again?',
        text: 'Once the numbness is gone, so that you do not bite your cheek. Ask whether your material needs longer.',
      },
      {
        name: 'Which material is right?',
        text: 'That depends on the place, the size, and the load. Ask for the choices with the price and usual life of each.',
      },
    ],
    picture: {
      words: 'dental filling curing light close up minimal',
      alt: 'A curing light in front of a tooth model',
      drawing: signs.gap,
    },
  },
  {
    slug: 'children',
    name: 'Children',
    text: 'First visits without treatment.',
    title: 'Children’s dentistry[[ in {nap.city}]]',
    phrase: 'The first visit is for looking around',
    lead: 'A child who has counted the lights on the ceiling has been to the dentist. That is enough for one day.',
    closing: 'Say how old your child is, and what to count.',
    description: `First dental visits for children${inCity} at ${business}: when to come, what happens, what to say at home, and what can wait.`,
    details: [
      {
        name: 'On your lap',
        text: 'Small children sit with you and are seen for a minute. Crying is allowed, and it opens the mouth.',
      },
      {
        name: 'Counting, not treating',
        text: 'Teeth are counted aloud, the chair goes up and down, and the mirror may be held.',
      },
      {
        name: 'A word with you',
        text: 'Brushing, fluoride, bottles, and thumbs: what matters at this age, and what grows out by itself.',
      },
      ...sheetOf(
        ['Teeth that come late by a few months', 'A gap between first teeth'],
        'A look, a count, and a talk about brushing',
        'Health papers, and the toy that has to come along',
        'Whether it stays at looking, and your plan',
      ),
    ],
    steps: [
      {
        name: 'Look around',
        text: 'The room first, the chair second, the mouth last.',
        note: '“May I see that?”',
      },
      { name: 'Count', text: 'How many there are, and how many are coming.', note: '“Do mine count too?”' },
      stop('Children get the signal too, and it works for them as well.'),
      { name: 'Go', text: 'Before it gets boring.', note: '“Can I take the mirror?”' },
    ],
    questions: [
      {
        name: 'What should I say at home?',
        text: 'That someone will count the teeth. Leave out “it will not hurt”: until then no one had thought of it.',
      },
      {
        name: 'A baby tooth was knocked out. Now what?',
        text: 'Do not put it back: it could harm the tooth below. Press a clean cloth on the gum and call a dentist the same day. After a hard blow with fainting, vomiting, or confusion, call the emergency number.',
      },
    ],
    picture: {
      words: 'child in waiting room book',
      alt: 'A small chair and an open book in a waiting room',
      drawing: signs.small,
    },
  },
]
