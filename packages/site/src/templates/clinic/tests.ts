import { business, inCity, sheetOf, type Department } from './service-parts.ts'

const well = 'To keep well'

/** Departments for tests and shots: routes B and C. */
export const testsAndShots: readonly Department[] = [
  {
    route: 2,
    group: well,
    slug: 'preventive-care',
    name: 'Preventive care',
    text: 'Screening and shots by age and history.',
    title: 'Shots and screening[[ in {nap.city}]]',
    phrase: 'What is due, and what follows',
    lead: 'What is due depends on your age, your history, and your family’s. Bring your record, and it can be settled in one visit.',
    closing: 'Bring the record, or what you have of it.',
    description: `Preventive care${inCity} at ${business}: shots and screening by age and history, what to bring, and what to watch for afterward.`,
    details: [
      {
        name: 'Shots',
        text: 'Children, boosters for adults, flu in the season. Tell us about fever today, allergies, pregnancy, and how earlier shots went.',
      },
      {
        name: 'Screening',
        text: 'Blood pressure, blood sugar, cholesterol, and some cancers, each from an age and at an interval of its own.',
      },
      {
        name: 'After a shot',
        text: 'A sore arm or a day of feeling tired is common. Trouble breathing, swelling of the face, or fainting is for the emergency number.',
      },
      ...sheetOf(
        ['A shot while you have a fever, as a rule', 'A test you had last month elsewhere'],
        'Record checked, what is due done or planned',
        'Vaccine record, medicines, and family history',
        'Which shots and tests, and what your plan covers',
      ),
    ],
    questions: [
      {
        name: 'I lost my vaccine record. What now?',
        text: 'Your state’s registry, an earlier clinic, or your school may have it. If nothing is found, many shots can safely be given again; ask.',
      },
      {
        name: 'Can several shots be given on one day?',
        text: 'Often yes, in different places. Some need weeks between them, so bring the dates.',
      },
    ],
    picture: { words: 'bandage on upper arm close up', alt: 'A bandage on an upper arm' },
  },
  {
    route: 1,
    group: well,
    slug: 'lab-and-tests',
    name: 'Lab and tests',
    text: 'Samples taken here, results explained.',
    title: 'Get a test[[ in {nap.city}]]',
    phrase: 'How a test goes',
    lead: 'Blood, urine, or a swab. Ask two things when you book: whether to fast, and how the result reaches you.',
    closing: 'Ask whether to fast, and how results come.',
    description: `Lab tests${inCity} at ${business}: when to fast, what to bring, how results are given, and what the words on them mean.`,
    details: [
      {
        name: 'Before',
        text: 'Take your medicines as usual unless your doctor said otherwise, and drink water. Say if you take blood thinners, or tend to faint.',
      },
      {
        name: 'During',
        text: 'A band, a short prick, a few tubes. If you would rather lie down, say so before, not after.',
      },
      {
        name: 'After',
        text: 'Press for a few minutes with a straight arm. A small bruise is common. A value outside the range is a question, not yet an answer.',
      },
      ...sheetOf(
        ['Repeating a test that was fine last month', 'Looking up each value at night'],
        'Sample taken, labeled, tested, result explained',
        'The order for the test, ID, and insurance card',
        'Which tests, which lab, and your plan',
      ),
    ],
    questions: [
      {
        name: 'May I drink coffee before?',
        text: 'If you have to fast, only water. If you have diabetes, ask before fasting how to take your medicines.',
      },
      {
        name: 'Why is a value marked?',
        text: 'It lies outside the range of most healthy people. That can be harmless or matter a lot: ask what it means for you, and do not change medicines over it.',
      },
    ],
    picture: { words: 'blood sample tubes rack close up', alt: 'Tubes for blood samples in a rack' },
  },
  {
    route: 2,
    group: well,
    slug: 'travel-advice',
    name: 'Travel advice',
    text: 'Shots and medicines before you go.',
    title: 'Travel shots and advice[[ in {nap.city}]]',
    phrase: 'Before you go, and after',
    lead: 'Some shots need weeks to work or a second dose. Come six weeks before you leave, and if it is sooner, come anyway.',
    closing: 'Name the countries, the dates, and who goes.',
    description: `Travel advice${inCity} at ${business}: shots and medicines before you go, how early to come, and what to do about fever after a trip.`,
    details: [
      {
        name: 'Your route',
        text: 'Countries, seasons, city or country, and where you change planes: rules for entry can depend on all of them.',
      },
      {
        name: 'Your health',
        text: 'Pregnancy, small children, illnesses, and medicines change what is advised. Carry medicines in your hand luggage with the prescription.',
      },
      {
        name: 'When you are back',
        text: 'Fever within months of a trip to a region with malaria is an emergency. Get help the same day, and say where you have been.',
      },
      ...sheetOf(
        ['Packing half a pharmacy', 'Shots for a country you only fly over'],
        'Route and record checked, shots and medicines planned',
        'Itinerary, vaccine record, medicines, and dates',
        'Which shots and medicines; many plans do not cover them',
      ),
    ],
    questions: [
      {
        name: 'I leave in a few days. Is it too late?',
        text: 'Rarely. Some shots help quickly, some malaria tablets are started a day or two before, and advice on food and insects always helps.',
      },
      {
        name: 'Which papers do borders ask for?',
        text: 'Some countries ask for proof of a yellow fever shot, which is given only at approved centers and counts from the tenth day after it. Check the embassy’s page for your dates.',
      },
    ],
    picture: { words: 'passport vaccine record map on table', alt: 'A vaccine record next to a map' },
  },
]
