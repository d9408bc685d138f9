import { photoService } from './photo-service.ts'

const by = '[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]'

export const portraits = photoService({
  slug: 'portraits',
  name: 'Portraits',
  text: 'One person, available light, an hour.',
  lead: 'Ten minutes to arrive, then we begin. Most of the work is a window, a chair, and not being in a hurry.',
  description: `Portraits in available light${by}: how an hour goes, what to wear, and what changes the price.`,
  signs: [
    {
      name: 'You arrive',
      text: 'Coat off, something to drink, a look at the window. The first frames are for the light and are thrown away.',
    },
    {
      name: 'You get bored',
      text: 'After a while faces stop posing. The frames worth keeping tend to begin there.',
    },
    {
      name: 'You look',
      text: 'A few frames together on the back of the camera. What you dislike is useful to know while there is time.',
    },
  ],
  waits: ['A face you practiced in the mirror', 'New clothes'],
  done: 'One person in one or two places, selected and edited',
  needed: 'A second top in a bag, and where the picture will be seen',
  price: 'Time, places, number of finished pictures, and use',
  questions: [
    {
      name: 'What if I look bad in photographs?',
      text: 'Most people say so. Usually it was a flash, a wide lens, and somebody counting to three.',
    },
    {
      name: 'Can I bring someone?',
      text: 'Yes, if they make you calmer and not better behaved.',
    },
  ],
  words: 'portrait natural light',
  shots: [
    ['portrait', 'Before it starts'],
    ['pane', 'The window'],
    ['portrait', 'Turned'],
    ['portrait', 'Between two'],
    ['portrait', 'Standing'],
    ['pane', 'Afterward'],
  ],
})

export const weddings = photoService({
  slug: 'couples-and-weddings',
  name: 'Couples and weddings',
  text: 'The day as it happens.',
  lead: 'A wedding is a long day with few moments that last a second. I stay near, and out of the way of the people you invited.',
  description: `Couples and weddings photographed as they happen${by}: the order of a day, rain, and what to agree on.`,
  signs: [
    {
      name: 'Before the day',
      text: 'We walk through it on paper: who is where, at which hour, in which light. A list of ten people who must be in a picture.',
    },
    {
      name: 'On the day',
      text: 'Groups early and fast, with one friend who knows names. After that I follow and do not arrange.',
    },
    {
      name: 'After it',
      text: 'A selection in the order of the day, without twelve versions of one kiss.',
    },
  ],
  waits: ['A pose list from the internet', 'Sun'],
  done: 'The hours you choose, selected and edited in order',
  needed: 'The plan of the day, and a friend who gathers people',
  price: 'Hours, distance, a second photographer, and books or prints',
  questions: [
    {
      name: 'What if it rains?',
      text: 'Umbrellas, doorways, and soft light. Tell me one dry place near each outdoor one.',
    },
    {
      name: 'Should guests put their phones away?',
      text: 'During the ceremony it helps: faces instead of screens. Say it in the invitation, and it is done.',
    },
  ],
  words: 'wedding candid',
  shots: [
    ['couple', 'Rain'],
    ['pane', 'Getting ready'],
    ['couple', 'A joke'],
    ['stage', 'The toast'],
    ['couple', 'Walking'],
    ['horizon', 'Out'],
  ],
})

export const families = photoService({
  slug: 'families',
  name: 'Families',
  text: 'At home, with the mess or without.',
  lead: 'Children stop noticing a camera long before their parents do. An ordinary Saturday at home is enough.',
  description: `Families photographed at home${by}: how a visit goes, what to tidy, and what changes the price.`,
  signs: [
    {
      name: 'Your rooms',
      text: 'I look for the one with a window to the side. The lamp goes off, the rest may stay.',
    },
    {
      name: 'Your morning',
      text: 'Breakfast, a book, shoes that do not fit. Something to do beats standing in a row.',
    },
    {
      name: 'One row, at the end',
      text: 'For grandparents, in five minutes, when everyone is used to me.',
    },
  ],
  waits: ['Matching shirts', 'A tidy house'],
  done: 'An hour or two at home or outside, selected and edited',
  needed: 'Names and ages, when children sleep and eat, and pets',
  price: 'Number of people, places, and finished pictures',
  questions: [
    {
      name: 'What if a child will not?',
      text: 'Then not yet. A child who may leave the room comes back to see what is going on.',
    },
    {
      name: 'Will you publish them?',
      text: 'Say what you would like before we begin, and have it written down for each child. No is an answer.',
    },
  ],
  words: 'family at home window light',
  shots: [
    ['family', 'By the door'],
    ['still', 'Breakfast'],
    ['family', 'Going out'],
    ['pane', 'Upstairs'],
    ['family', 'Back again'],
    ['family', 'The row'],
  ],
})

export const business = photoService({
  slug: 'business-portraits',
  name: 'Business portraits',
  text: 'A team in one light and one crop.',
  lead: 'What makes a team page look like one team is the same wall, the same height, and the same light, also for whoever joins next year.',
  description: `Business portraits in one light and one crop${by}: how a day in the office goes, and what to agree on.`,
  signs: [
    {
      name: 'One wall',
      text: 'Three yards deep and near a window. It is measured and noted, so that the next person can be added.',
    },
    {
      name: 'Ten minutes each',
      text: 'In the order of your calendar. Those who hate it most come first, and have the day behind them.',
    },
    {
      name: 'One crop',
      text: 'Eyes at one height, heads of one size, in the formats that your site and profiles ask for.',
    },
  ],
  waits: ['Folded arms', 'A plant that is carried in'],
  done: 'Each person in the same light, cropped alike, files named',
  needed: 'A list of names, a room for the day, and where they will be used',
  price: 'Number of people, finished pictures each, and use',
  questions: [
    {
      name: 'Who chooses the picture?',
      text: 'Agree on it before. Best is the person in it, out of three that I would stand behind.',
    },
    {
      name: 'May employees refuse?',
      text: 'Rules differ by place and contract. Ask first, have consent in writing, and note what happens to the picture when someone leaves.',
    },
  ],
  words: 'business portrait one light one crop',
  shots: [
    ['team', 'Desk one'],
    ['corner', 'Front door'],
    ['team', 'Workshop'],
    ['team', 'Back room'],
    ['team', 'New here'],
    ['pane', 'Meeting room'],
  ],
})
