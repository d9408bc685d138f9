import { photoService } from './photo-service.ts'

const by = '[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]'

export const products = photoService({
  slug: 'products',
  name: 'Products',
  text: 'Objects on white or in use.',
  lead: 'One picture says what it is, the next how large it is, the third what it is made of. The fourth shows somebody using it.',
  description: `Products photographed on white or in use${by}: what to send, how many views, what changes the price.`,
  signs: [
    {
      name: 'A sample first',
      text: 'One object, all views, before the other forty. Background, shadow, and color are settled on it.',
    },
    {
      name: 'The same angle for all',
      text: 'Marks on the table and a locked tripod. A row of them lines up without work in your shop.',
    },
    {
      name: 'True color',
      text: 'A gray card in the first frame of each light. What is ordered should look like what arrives.',
    },
  ],
  waits: ['Your own cut-outs', 'A model, for the pictures on white'],
  done: 'Agreed views, cleaned, in the sizes your shop takes',
  needed: 'Two flawless pieces of each, and the names of the files',
  price: 'Pieces, views, reflecting surfaces, and use',
  questions: [
    {
      name: 'Do I have to come along?',
      text: 'For the first sample it helps. After that a list is enough, if it says which side is the front.',
    },
    {
      name: 'White or in use?',
      text: 'Shops ask for white, people decide by the other. Plan one of each for what you sell most.',
    },
  ],
  words: 'product still life',
  shots: [
    ['still', 'Front'],
    ['still', 'From above'],
    ['pane', 'Test of the light'],
    ['still', 'In hand'],
    ['still', 'With its shadow'],
    ['still', 'In a row'],
  ],
})

export const architecture = photoService({
  slug: 'architecture',
  name: 'Architecture',
  text: 'Rooms and buildings at the right hour.',
  lead: 'A building has one or two good hours a day. The work is to know them, and to be there with upright lines.',
  description: `Rooms and buildings photographed at the right hour${by}: planning by the sun, access, and usage.`,
  signs: [
    {
      name: 'Walk and note',
      text: 'Once without a camera: where the sun comes from, when the bins are out, who has the key.',
    },
    {
      name: 'Come back for the light',
      text: 'East side in the morning, west side late. Rooms with lamps on, at the minute when sky and window are equal.',
    },
    {
      name: 'Straight',
      text: 'Verticals stay vertical, rooms keep their size. What is not there is not added.',
    },
  ],
  waits: ['Blue sky', 'Empty streets'],
  done: 'Agreed views at their hours, lines corrected',
  needed: 'Plans or an address, access, and who must be named',
  price: 'Views, hours of the day, travel, and use by how many parties',
  questions: [
    {
      name: 'May several firms share the pictures?',
      text: 'Yes. Name the architect, the builder, and the owner before, so that the license covers each of them.',
    },
    {
      name: 'Do I have to clear the rooms?',
      text: 'Half. Cables, bins, and paper go; things that show how a room is used stay.',
    },
  ],
  words: 'architecture shadow facade',
  shots: [
    ['corner', 'From the foot'],
    ['horizon', 'The site'],
    ['corner', 'Corner'],
    ['pane', 'Inside, north'],
    ['corner', 'Late'],
    ['corner', 'Lamps on'],
  ],
})

export const events = photoService({
  slug: 'events',
  name: 'Events',
  text: 'What happened, in order.',
  lead: 'A talk is ninety minutes in which somebody moves their hands four times. Whoever was there should find it again, and whoever was not should understand it.',
  description: `Events photographed in order${by}: what to plan, what to tell your guests, and how soon pictures come.`,
  signs: [
    {
      name: 'The empty room',
      text: 'Before doors open: chairs, stage, sponsors, the sign at the entrance. Later there are people in front of it.',
    },
    {
      name: 'Speakers and listeners',
      text: 'One good frame of each speaker, then the other way around. The faces in row three tell how it was.',
    },
    {
      name: 'The same evening',
      text: 'If you need a few pictures at once, say which and by when. They are chosen on the spot.',
    },
  ],
  waits: ['A photo wall', 'Flash during the talk'],
  done: 'The agreed hours, selected in order, a few early if planned',
  needed: 'The program, names of speakers, and who must not be shown',
  price: 'Hours, how soon, number of pictures, and use',
  questions: [
    {
      name: 'Do guests have to agree?',
      text: 'Rules differ by country and by event. Tell them on the invitation and at the door, and offer a seat that stays out of frame.',
    },
    {
      name: 'Is the stage light enough?',
      text: 'Often. Ask the technicians for one warm front light on the face of whoever speaks.',
    },
  ],
  words: 'event speaker audience',
  shots: [
    ['stage', 'First sentence'],
    ['stage', 'Question'],
    ['pane', 'Before doors'],
    ['family', 'Row three'],
    ['stage', 'Hands'],
    ['stage', 'Afterward'],
  ],
})
