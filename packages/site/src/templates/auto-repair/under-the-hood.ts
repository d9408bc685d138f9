import { battery as batteryArt, oil as oilArt } from './art.ts'
import { lamps, manifold } from './gauges.ts'
import { repairService } from './repair-service.ts'

const by = '[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]'

export const oil = repairService({
  slug: 'oil-and-service',
  name: 'Oil and service',
  text: 'Fluids and filters by the maker’s schedule.',
  lead: 'The book in the glove box says what is due and when. Mileage or time decides, whichever comes first.',
  closing: 'The mileage and the last bill say what is due.',
  description: `Oil, filters and fluids by the maker’s schedule${by}: what is due, what can wait, what changes the price.`,
  signs: [
    {
      name: 'The reminder comes on',
      text: 'It counts miles and time, not damage. There is room to plan, within weeks and not months.',
    },
    {
      name: 'The level falls between services',
      text: 'It burns oil or loses it. Top up with the right grade and say how much, in how many miles.',
    },
    {
      name: 'A red oil light',
      text: 'No pressure. Stop, switch off, and do not start it again to see.',
    },
  ],
  waits: ['A cabin filter, if you have no hay fever', 'Washer fluid: fill it yourself'],
  steps: [
    {
      name: 'Look it up',
      text: 'Engine, year, and miles give the grade of oil and the list of what is due. Not every car wants the same.',
    },
    {
      name: 'Drain, filter, fill',
      text: 'Old oil out while it is warm, a new filter in, new oil to the mark. What comes out is looked at before it goes.',
    },
    {
      name: 'Check and write down',
      text: 'Other fluids, belts, lights, and tires. The mileage goes on the bill: that page is worth money when you sell.',
    },
  ],
  done: 'Oil and filter, and what the schedule lists at this mileage',
  needed: 'The mileage, the service book, and any light that came on since',
  price: 'How much oil and which grade, which filters are due, and how they are reached',
  questions: [
    {
      name: 'Can I bring my own oil?',
      text: 'Ask first. The grade has to be the one in the book, and who answers for it should be clear.',
    },
    {
      name: 'What if I drive very little?',
      text: 'Oil ages in a standing car too, and short trips put water into it. Makers give a time next to the miles for that reason.',
    },
  ],
  picture: {
    words: 'dipstick engine oil filter bench',
    alt: 'An oil filter and a dipstick',
    drawing: oilArt,
  },
})

export const engineLights = repairService({
  slug: 'engine-lights',
  name: 'Engine lights',
  text: 'Codes read, then measured.',
  lead: 'A code names a circuit, not a part. Reading it takes minutes; finding out what it means is the work.',
  closing: 'Send a photo of the light.',
  description: `Warning lights and codes read, then measured${by}: what each color means, and whether you can drive on.`,
  signs: [
    {
      name: 'Flashing',
      text: 'The engine misfires. Ease off and stop: raw fuel can ruin the catalytic converter in minutes.',
    },
    {
      name: 'Steady yellow, and it drives as always',
      text: 'Soon, not now. Note when it came on, and what you had just done.',
    },
    {
      name: 'Red, any of them',
      text: 'Stop where it is safe. Oil, temperature, and brakes do not wait for the next exit.',
    },
  ],
  waits: [
    'A service reminder that looks like a fault',
    'A light that came on after filling up: check the cap',
  ],
  steps: [
    {
      name: 'Read before clearing',
      text: 'The stored data show speed, load, and heat at the moment of the fault. Clearing the light erases them.',
    },
    {
      name: 'Measure',
      text: 'Wires, sensors, and pressures are tested in order, the cheap and likely ones first.',
    },
    {
      name: 'Repair and drive',
      text: 'After the repair the car has to run its own tests again. That can take a day of ordinary driving.',
    },
  ],
  done: 'Codes and data read, the circuit tested, the finding explained',
  needed: 'A photo of the light, and how the car ran when it came on',
  price: 'Hours of testing, how the fault hides, and the part once it is known',
  questions: [
    {
      name: 'Can I clear the code myself?',
      text: 'You can, and it takes the clues along. Write the code down first, and expect the light to come back.',
    },
    {
      name: 'Why pay for testing?',
      text: 'One code has many causes. An hour of measuring often costs less than the first part that was only a guess.',
    },
  ],
  picture: {
    words: 'dashboard warning light check engine',
    alt: 'A warning light on the dashboard',
    drawing: lamps,
  },
})

export const battery = repairService({
  slug: 'battery',
  name: 'Battery and charging',
  text: 'Tested under load, with the alternator and the contacts.',
  lead: 'A car that clicks may have a weak battery, a bad contact, a worn starter, or an alternator that does not charge. A test under load tells them apart.',
  closing: 'Say how old the battery is.',
  description: `Battery, alternator and starter tested${by}: what a click means, what to try first, what can wait.`,
  signs: [
    {
      name: 'Clicks, does not start',
      text: 'Battery or contact. Do not crank on; look for white salt on the terminals.',
    },
    {
      name: 'Lights that dim at idle',
      text: 'The alternator is not keeping up. The battery is next, and then the car stays where it is.',
    },
    {
      name: 'Flat again after one night',
      text: 'Something draws current while it stands. It can be measured, lamp by lamp.',
    },
  ],
  waits: [
    'A clock that lost its time once',
    'A slow start on one icy morning in the fifth winter: test it in fall',
  ],
  steps: [
    {
      name: 'Contacts first',
      text: 'Clean and tight at both ends. It costs least, and it is the fault more often than people think.',
    },
    {
      name: 'Test under load',
      text: 'A battery can show its full voltage and still fail the starter. The load shows what is left.',
    },
    {
      name: 'Then the alternator',
      text: 'Charging voltage and belt are measured, so that a new battery is not emptied by an old fault.',
    },
  ],
  done: 'Load test, charging test, contacts, and a search for what drains it',
  needed: 'How old the battery is, and how the car stood before it failed',
  price: 'Size and kind of battery, where it sits, and whether it must be coded',
  questions: [
    {
      name: 'May I jump-start it?',
      text: 'Usually, in the order that your manual gives: red to red, black to bare metal away from the battery. Never a frozen, leaking, or swollen one.',
    },
    {
      name: 'How long does a battery last?',
      text: 'Often three to five years, less in heat and on short trips. After the third, have it tested each fall.',
    },
  ],
  picture: {
    words: 'car battery terminal corrosion clamp',
    alt: 'Clamps on the terminals of a battery',
    drawing: batteryArt,
  },
})

export const airConditioning = repairService({
  slug: 'air-conditioning',
  name: 'Air conditioning',
  text: 'Leak check and refill.',
  lead: 'Refrigerant does not wear out. If the air got warmer, it went somewhere, and that spot is looked for before filling.',
  closing: 'Say when it was last filled.',
  description: `Car air conditioning checked for leaks and refilled${by}: signs, steps, and what can wait.`,
  signs: [
    {
      name: 'Cold at first, then warm',
      text: 'Too little refrigerant, or a fan that does not run. Say after how many minutes.',
    },
    {
      name: 'Windows that stay fogged',
      text: 'The system dries the air as well. In rain this is a matter of safety, not comfort.',
    },
    {
      name: 'A smell of wet cloth',
      text: 'Growth on the cold side or an old filter. A refill does not help; cleaning does.',
    },
  ],
  waits: ['A puddle of clear water under a parked car in summer', 'Less cold at idle on the hottest day'],
  steps: [
    {
      name: 'Empty and weigh',
      text: 'What is left is drawn off and weighed. The difference says how large the leak is.',
    },
    {
      name: 'Look for the leak',
      text: 'Vacuum, dye, or gas shows where it escapes: a seal, a hose, or a stone hole in the condenser.',
    },
    {
      name: 'Fill by weight',
      text: 'The right amount is on a sticker under the hood. More than that cools less.',
    },
  ],
  done: 'Pressure and leak check, refill by weight, filter on request',
  needed: 'Since when it is warm, and whether it was filled before',
  price: 'Which refrigerant it takes, the leak, and how its part is reached',
  questions: [
    {
      name: 'Are refill cans from the store a good idea?',
      text: 'They fill by guess, and some contain sealant that clogs the machines of the next shop. If you used one, say so.',
    },
    {
      name: 'Should I run it in winter?',
      text: 'A few minutes now and then keep seals oiled, and it clears the windshield faster.',
    },
  ],
  picture: {
    words: 'ac manifold gauges car service hoses',
    alt: 'Gauges and hoses on an air conditioning line',
    drawing: manifold,
  },
})
