import { business, inCity, sheetOf, type Department } from './service-parts.ts'

const unwell = 'When something is wrong'
const well = 'To keep well'
const picture = (words: string, alt: string) => ({ words, alt })

/** Departments where a doctor sees you: route A. */
export const doctor: readonly Department[] = [
  {
    route: 0,
    group: unwell,
    slug: 'general-medicine',
    name: 'General medicine',
    text: 'Examination, advice, and referral where needed.',
    title: 'See a doctor[[ in {nap.city}]]',
    phrase: 'How soon to come',
    lead: 'A new complaint, a check-up, or a referral. Say on the phone what it is: that decides how soon you are seen.',
    closing: 'Bring one question you do not want to forget.',
    description: `General medicine${inCity} at ${business}: when to come, when to call the emergency number, what to bring, and what can wait.`,
    details: [
      {
        name: 'Call the emergency number first',
        text: 'Chest pain, trouble breathing, sudden weakness on one side, trouble speaking, heavy bleeding, thoughts of ending your life, or a person who cannot be woken. Do not drive yourself.',
      },
      {
        name: 'Call us the same day',
        text: 'High fever that stays, pain that gets worse, vomiting that does not stop, or a wound that turns red and hot.',
      },
      {
        name: 'Book a visit',
        text: 'A cough that lasts over three weeks, losing weight without trying, tiredness that stays, or a lump that is new.',
      },
      ...sheetOf(
        ['A cold in its first days, if you feel well enough', 'A form with a date that is far off'],
        'Questions, an examination, and a plan',
        'Photo ID, insurance card, medicines with doses',
        'Length of the visit, tests, and your plan',
      ),
    ],
    questions: [
      {
        name: 'How do I describe pain?',
        text: 'Where it is, since when, how strong from 0 to 10, and what makes it better or worse. Write it down before you come.',
      },
      {
        name: 'Can I get a second opinion?',
        text: 'Yes. Ask for copies of your results and take them along. Doctors are used to it.',
      },
    ],
    picture: picture('examination room daylight', 'An examination room with daylight'),
  },
  {
    route: 0,
    group: unwell,
    slug: 'childrens-health',
    name: 'Children’s health',
    text: 'Growth checks and childhood illness.',
    title: 'Children’s health[[ in {nap.city}]]',
    phrase: 'Which help, and how soon',
    lead: 'Growth checks follow a calendar. Illness does not, so call and say how old the child is and what you see.',
    closing: 'Bring the record book, and what worries you.',
    description: `Children’s health${inCity} at ${business}: growth checks, which signs need help at once, what to bring, and what can wait.`,
    details: [
      {
        name: 'Call the emergency number',
        text: 'A child who struggles to breathe, turns blue or gray, has a seizure, or cannot be woken. A stiff neck with fever, or spots that stay when you press a glass on them, too.',
      },
      {
        name: 'Get help at once, day or night',
        text: 'Fever of 100.4 °F (38 °C) or more in a baby under three months, no wet diaper for eight hours, or a child who will not drink.',
      },
      {
        name: 'Book a check',
        text: 'Growth, hearing, speech, and sleep have their ages. Bring the record book, and what worries you, however small.',
      },
      ...sheetOf(
        ['A runny nose in a child who drinks and plays', 'Forms for camp in the fall'],
        'Growth, development, and what hurts',
        'Record book, insurance card, a favorite toy',
        'Kind of check, shots, tests, and your plan',
      ),
    ],
    questions: [
      {
        name: 'How high may a fever be?',
        text: 'In older children, how they look and drink matters more than the number. Under three months, any fever of 100.4 °F (38 °C) or more is a reason to get help at once; from three to six months, call the same day.',
      },
      {
        name: 'May both parents come?',
        text: 'Yes. If one comes, write down the questions of the other. For a caretaker, send a signed note with your number.',
      },
    ],
    picture: picture('childrens waiting corner books daylight', 'A corner with books for waiting children'),
  },
  {
    route: 0,
    group: unwell,
    slug: 'minor-procedures',
    name: 'Minor procedures',
    text: 'Small wounds, stitches, and skin changes.',
    title: 'Wounds and stitches[[ in {nap.city}]]',
    phrase: 'Emergency room, or here',
    lead: 'Cuts, stitches, and spots on the skin. Some wounds should be closed within hours, so call before you wait.',
    closing: 'Bring the date of your last tetanus shot.',
    description: `Minor procedures${inCity} at ${business}: which wounds belong in an emergency room, which can be seen here, and what to bring.`,
    details: [
      {
        name: 'Go to an emergency room',
        text: 'Bleeding that does not stop after ten minutes of firm pressure, a deep wound at chest, belly, or eye, a wound with numb fingers, a large burn, or any burn by electricity or chemicals.',
      },
      {
        name: 'Call at once',
        text: 'A cut that gapes, a bite by an animal or a person, dirt you cannot wash out, or a last tetanus shot more than five years ago. Rinse with clean water and cover it.',
      },
      {
        name: 'Book a visit',
        text: 'A mole that changes in size, color, or shape, a splinter that stays, or stitches that are due to come out.',
      },
      ...sheetOf(
        ['A skin tag that only catches on a collar', 'Stitches before their day has come'],
        'Cleaned, numbed, closed or removed, and covered',
        'Allergies, blood thinners, and your last tetanus shot',
        'Size, place, lab tests of tissue, and your plan',
      ),
    ],
    questions: [
      {
        name: 'How do I care for stitches?',
        text: 'Keep them dry for the first day or as the doctor said. Redness that spreads, pus, fever, or more pain after the second day are reasons to call.',
      },
      {
        name: 'Is every removed spot tested?',
        text: 'Ask. Skin that looks unusual is sent to a lab, and the result comes some days later. Ask how you will hear it.',
      },
    ],
    picture: picture('bandage and instruments tray', 'A tray with bandages'),
  },
  {
    route: 0,
    group: well,
    slug: 'womens-health',
    name: 'Women’s health',
    text: 'Check-ups and advice.',
    title: 'Women’s health[[ in {nap.city}]]',
    phrase: 'What cannot wait, and what can',
    lead: 'Screening, birth control, pregnancy, and the years after. You may ask for a woman to be in the room.',
    closing: 'Ask what each part of the visit is for.',
    description: `Women’s health${inCity} at ${business}: check-ups, screening and advice, which signs cannot wait, and what to bring.`,
    details: [
      {
        name: 'Get help at once',
        text: 'Heavy bleeding that soaks a pad in an hour, strong pain low in the belly, or fainting. In pregnancy also: bleeding, a strong headache with blurred sight, or a baby that moves less.',
      },
      {
        name: 'Call soon',
        text: 'A new lump in the breast, bleeding after menopause, or bleeding between periods that is new.',
      },
      {
        name: 'Book a check-up',
        text: 'Screening by age and history, questions on birth control, planning a pregnancy, or sleep and heat in midlife.',
      },
      ...sheetOf(
        ['A check-up in the days of your period, if you prefer', 'A question you can ask by phone'],
        'Talk, examination if you agree, and tests if needed',
        'Date of your last period, medicines, earlier results',
        'Kind of check, lab tests, and your plan',
      ),
    ],
    questions: [
      {
        name: 'Can I say no to an examination?',
        text: 'Yes, at any time, and without a reason. Ask what each part is for, and decide part by part.',
      },
      {
        name: 'How often is screening due?',
        text: 'That depends on age, history, and the test, and advice changes over the years. Ask which ones are due for you now.',
      },
    ],
    picture: picture('consultation room two chairs daylight', 'A room with two chairs by a window'),
  },
  {
    route: 0,
    group: unwell,
    slug: 'chronic-conditions',
    name: 'Chronic conditions',
    text: 'Regular review of blood pressure, diabetes, or asthma.',
    title: 'Chronic conditions[[ in {nap.city}]]',
    phrase: 'Between two reviews',
    lead: 'Blood pressure, diabetes, asthma: the numbers between visits say more than the one on the day.',
    closing: 'Bring your readings, and all your medicines.',
    description: `Chronic conditions${inCity} at ${business}: regular review of blood pressure, diabetes or asthma, warning signs, and what to bring.`,
    details: [
      {
        name: 'Call the emergency number',
        text: 'Chest pain, trouble breathing that your inhaler does not ease, sudden weakness or confusion, or low sugar in someone who cannot swallow or does not recover after something sweet.',
      },
      {
        name: 'Call us the same day',
        text: 'Readings far from your usual ones, ankles that swell, a new side effect, or medicines that run out. Do not stop one on your own.',
      },
      {
        name: 'Book a review',
        text: 'At the interval you agreed on, or sooner if your numbers drift. Feet, eyes, kidneys, and lungs have their own checks.',
      },
      ...sheetOf(
        ['A single odd reading when you feel well: measure again', 'New equipment, if yours works'],
        'Numbers, medicines, and next steps gone through',
        'Your readings, all medicines, and your devices',
        'Length of the review, lab tests, and your plan',
      ),
    ],
    questions: [
      {
        name: 'How do I measure blood pressure at home?',
        text: 'Sit for five minutes, back and arm supported, feet on the floor, no talking. Measure twice and write both down with the time.',
      },
      {
        name: 'May I skip a dose?',
        text: 'Not without asking. What to do after a missed dose differs by medicine: read the leaflet, or ask us or a pharmacist.',
      },
    ],
    picture: picture(
      'blood pressure monitor and notebook on table',
      'A blood pressure monitor and a notebook',
    ),
  },
]
