import type { TradeService } from '../parts/service.ts'
import { braid, comb, foils, longHair } from './art.ts'
import { bob, fringe, knot, shortHair } from './heads.ts'

const needless = 'What you can skip'
const glance = 'At a glance'
const done = 'What is done'
const needed = 'What we need from you'
const price = 'What changes the price'

/** Services of a salon, in the order of its price list. */
export const services: readonly TradeService[] = [
  {
    slug: 'cut',
    name: 'Cut',
    text: 'Consultation, wash, cut, and how to style it at home.',
    title: 'Haircuts[[ in {nap.city}]]',
    phrase: 'Cut first',
    lead: 'A shape that holds without a brush in your hand needs no trick in the morning. Color and styling follow from it.',
    closing: 'Bring a photo, and one of what you did not like.',
    description:
      'Haircuts[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: what to bring, what to say about your mornings, and what changes the price.',
    details: [
      {
        name: 'Two photos',
        text: 'One of what you want, one of what you did not like. The second saves more time than the first.',
      },
      {
        name: 'Your usual day',
        text: 'Up, down, under a helmet, ten minutes with a dryer or none. The cut follows from it.',
      },
      {
        name: 'How it grows',
        text: 'A cowlick, a thin place, a part that returns. What hair does on its own is kept or used, seldom beaten.',
      },
      { name: 'Knowing the word for it: point, and say how short', group: needless },
      { name: 'Washing it that morning', group: needless },
      { name: 'A talk, a wash, the cut, and how to style it at home', label: done, group: glance },
      { name: 'Your hair as you wear it, and two photos', label: needed, group: glance },
      { name: 'Length, thickness, and whether it is dried after', label: price, group: glance },
    ],
    questions: [
      {
        name: 'What if I do not like it?',
        text: 'Say it in the chair, or call within days. A little off the front is easy to fix; ask what a second look costs.',
      },
      {
        name: 'How much will come off?',
        text: 'Show it with your fingers, not in inches. Wet hair springs up when it dries, curls most of all.',
      },
    ],
    picture: {
      words: 'bob haircut side view studio',
      alt: 'Chin-length bob, seen from the side',
      drawing: bob(2),
    },
  },
  {
    slug: 'color',
    name: 'Color',
    text: 'Roots, full color, or a change, after a look at your hair.',
    title: 'Hair color[[ in {nap.city}]]',
    phrase: 'A look first, then the shade',
    lead: 'Color takes time: bring a book. One visit can do as much as the color already in your hair allows, so it starts with a look.',
    closing: 'Say every color of the last years.',
    description:
      'Hair color[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: roots, full color and changes, patch tests, and what decides time and price.',
    details: [
      {
        name: 'What is in it already',
        text: 'Old color, henna, and box dye stay for years in long hair. Say all of it: some do not go together.',
      },
      {
        name: 'Darker is quick, lighter is slow',
        text: 'Color does not lift color. Going much lighter is often two visits with weeks between, so that hair survives it.',
      },
      {
        name: 'How it grows out',
        text: 'A color near your own forgives eight weeks. One far from it shows a line after four.',
      },
      { name: 'Choosing a shade by its number: a photo in daylight says more', group: needless },
      { name: 'Washing it right before', group: needless },
      { name: 'A look, a test if needed, color, rinse, and care', label: done, group: glance },
      { name: 'Every color of the last years, and any allergy', label: needed, group: glance },
      { name: 'Length, amount of product, and number of visits', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Does it damage hair?',
        text: 'Lightening does, some; a gloss hardly. Ask for a test on one strand before the rest is touched.',
      },
      {
        name: 'When do I get the patch test?',
        text: 'Often two days before, behind the ear or inside the elbow, as the product says. Itching, swelling, or a rash means no color, and a word with a doctor.',
      },
    ],
    picture: {
      words: 'long hair detail back view color',
      alt: 'Long hair in several tones, cut to one line',
      drawing: longHair(3),
    },
  },
  {
    slug: 'highlights',
    name: 'Highlights',
    text: 'Painted or foiled, by face and growth.',
    title: 'Highlights[[ in {nap.city}]]',
    phrase: 'Light, where the sun would put it',
    lead: 'Painted for a soft line, foiled for a bright one. Which it is depends on your face and on how often you want to come.',
    closing: 'Not sure? Start around the face.',
    description:
      'Highlights[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: painted or foiled, how they grow out, how long it takes, and what changes the price.',
    details: [
      {
        name: 'Painted',
        text: 'Free-hand, away from the root. It grows out without a line and can wait for months.',
      },
      {
        name: 'Foiled',
        text: 'Fine and even, close to the root. Brighter on the day, and due again sooner.',
      },
      {
        name: 'Around the face',
        text: 'A few strands at the front change more than a whole head. Start there if you are unsure.',
      },
      { name: 'Deciding how many: that follows from your part', group: needless },
      { name: 'Doing all of it at once', group: needless },
      { name: 'Sections, lightener, toner, and a blow-dry to see it', label: done, group: glance },
      { name: 'Where you part it, and what was colored before', label: needed, group: glance },
      { name: 'Half or whole head, number of foils, toner', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Why is there a toner?',
        text: 'Lightened hair is yellow underneath. Toner sets the shade, and it is what fades first.',
      },
      {
        name: 'Can I swim with it?',
        text: 'Wet your hair and put in conditioner before the pool. Chlorine and copper turn pale strands green.',
      },
    ],
    picture: {
      words: 'hair foils brush detail back view',
      alt: 'Strands of hair folded into foils',
      drawing: foils(2),
    },
  },
  {
    slug: 'styling',
    name: 'Styling',
    text: 'Blow-dry or up, for a day that matters.',
    title: 'Hair styling[[ in {nap.city}]]',
    phrase: 'Made to last the day',
    lead: 'Blow-dried or pinned up, made to last until the day is over. The dress decides less than the weather.',
    closing: 'Name the hour you have to leave.',
    description:
      'Blow-dries and hair up[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: what holds, what to wear to the chair, and what changes the price.',
    details: [
      {
        name: 'When it has to hold',
        text: 'Say from when until when, indoors or out. Wind, rain, and dancing each need other pins.',
      },
      {
        name: 'What you will wear',
        text: 'A high neck asks for hair up, a hat for hair low. Bring a photo of the collar.',
      },
      {
        name: 'The night after',
        text: 'Pins come out in the order they show. Brush from the tips up, and wash the rest out the next day.',
      },
      { name: 'Washing on the day: hair of yesterday holds better when it goes up', group: needless },
      { name: 'Buying spray for the evening', group: needless },
      { name: 'Wash if needed, dried or pinned, and fixed', label: done, group: glance },
      { name: 'A shirt with buttons, and the hour you must leave', label: needed, group: glance },
      { name: 'Length, pins and pieces, early hours', label: price, group: glance },
    ],
    questions: [
      {
        name: 'How long does a blow-dry last?',
        text: 'Two to four days for many, with a loose knot at night. Fine hair falls sooner.',
      },
      {
        name: 'Is my hair long enough to go up?',
        text: 'If it reaches the collar, usually. Shorter hair can be pinned at the sides; ask with a photo.',
      },
    ],
    picture: {
      words: 'hair pinned up knot back view',
      alt: 'Hair pinned up in a knot, seen from the back',
      drawing: knot(5),
    },
  },
  {
    slug: 'treatments',
    name: 'Treatments',
    text: 'Care for dry, colored, or tired hair.',
    title: 'Hair treatments[[ in {nap.city}]]',
    phrase: 'What care can do',
    lead: 'Hair does not heal. Care fills, smooths, and slows the next break; scissors do the rest.',
    closing: 'Tell us what you wash it with.',
    description:
      'Hair treatments[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: what a mask can do and what it cannot, scalp care, and what changes the price.',
    details: [
      {
        name: 'Dry or broken',
        text: 'Dry hair feels rough and shines again with care. Broken hair has white dots at the ends, and they have to go.',
      },
      {
        name: 'The scalp',
        text: 'Tight, flaky, or oily after a day. Often it is the shampoo or the water, and a change of both is the care.',
      },
      {
        name: 'After color',
        text: 'Lightened hair drinks water and tangles. A mask each week keeps it combable until the next cut.',
      },
      { name: 'A treatment at each visit', group: needless },
      { name: 'Ten bottles at home: a mild shampoo and one conditioner will do', group: needless },
      { name: 'Wash, mask or scalp care, time to act, rinse', label: done, group: glance },
      { name: 'What you wash with, how often, and how hot', label: needed, group: glance },
      { name: 'Length, product, and whether it is dried after', label: price, group: glance },
    ],
    questions: [
      {
        name: 'My hair falls out more than before. Can you help?',
        text: 'With a cut that looks fuller, yes. Sudden loss, bald patches, or a sore scalp belong to a doctor first.',
      },
      {
        name: 'How often is a mask useful?',
        text: 'Once a week for dry lengths, less for fine hair. If it hangs limp, it is too much.',
      },
    ],
    picture: {
      words: 'comb wet hair detail',
      alt: 'A comb drawn through long hair',
      drawing: comb(2),
    },
  },
  {
    slug: 'short-cuts',
    name: 'Short cuts and beards',
    text: 'Clippers, scissors, and clean edges.',
    title: 'Short cuts and beards[[ in {nap.city}]]',
    phrase: 'Short, and how it grows out',
    lead: 'Clippers for the sides, scissors for the top. Two weeks later the edges tell who cut it.',
    closing: 'Know your number? If not, bring a photo.',
    description:
      'Short haircuts and beards[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: clippers or scissors, how long it holds, and what changes the price.',
    details: [
      {
        name: 'A number or a photo',
        text: 'Clipper numbers are eighths of an inch. If you know yours, say it; if not, show where it should begin to get longer.',
      },
      {
        name: 'The neck',
        text: 'Natural, round, or square. Natural grows out best, square needs you back soonest.',
      },
      {
        name: 'The beard',
        text: 'The line below the jaw makes it. Most people shave it too high: two fingers above the Adam’s apple is a start.',
      },
      { name: 'Shaving before you come', group: needless },
      { name: 'Gel, so that we see how you wear it', group: needless },
      { name: 'Clippers and scissors, edges, wash, and beard if you wish', label: done, group: glance },
      { name: 'When it was last cut, and how it looked on the best day', label: needed, group: glance },
      { name: 'Beard, wash, and how short the fade begins', label: price, group: glance },
    ],
    questions: [
      {
        name: 'How often?',
        text: 'A fade is sharp for two weeks. A scissor cut holds four to six.',
      },
      {
        name: 'My skin gets red after clippers. What helps?',
        text: 'Tell us, and ask to leave out the closest pass. Bumps that stay or hurt are for a doctor.',
      },
    ],
    picture: {
      words: 'short haircut neck clippers back view',
      alt: 'Short hair at the neck, closer cut toward its edge',
      drawing: shortHair(6),
    },
  },
  {
    slug: 'children',
    name: 'Children',
    text: 'Quick, patient, with a booster seat.',
    title: 'Children’s haircuts[[ in {nap.city}]]',
    phrase: 'Short hair, short visit',
    lead: 'Quick and patient, on a booster seat. What helps most is a morning hour and a child that has eaten.',
    closing: 'Bring a toy, and come in the morning.',
    description:
      'Haircuts for children[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: how to prepare a first cut, which hour is best, and what changes the price.',
    details: [
      {
        name: 'The first time',
        text: 'Have yours cut while they watch, then it is their turn. Ask whether a lap counts as a chair.',
      },
      {
        name: 'The sound',
        text: 'Some fear the clippers and not the scissors. Say so, and ask for scissors alone.',
      },
      {
        name: 'The fringe',
        text: 'Cut a little longer than you wish: it springs up, and it is the part everyone sees.',
      },
      { name: 'Washing it before, unless there is jam in it', group: needless },
      { name: 'Keeping them still: no one can', group: needless },
      { name: 'A dry or damp cut, and a look in the mirror', label: done, group: glance },
      { name: 'A toy for the hands, and someone who stays', label: needed, group: glance },
      { name: 'Age, and a cut or only the fringe', label: price, group: glance },
    ],
    questions: [
      {
        name: 'What if we find lice?',
        text: 'Call and move the visit. Treat first, as the pharmacist says, and come when the check is clear.',
      },
      {
        name: 'May I keep the first curl?',
        text: 'Say so before the first snip, and bring an envelope.',
      },
    ],
    picture: {
      words: 'child fringe haircut close up',
      alt: 'A fringe cut straight above the brows',
      drawing: fringe(3),
    },
  },
  {
    slug: 'bridal',
    name: 'Bridal',
    text: 'A trial and the day itself.',
    title: 'Bridal hair[[ in {nap.city}]]',
    phrase: 'The trial and the day',
    lead: 'Two visits. At the first everything may go wrong, so that at the second nothing has to be tried.',
    closing: 'Name the date first. The rest has time.',
    description:
      'Bridal hair[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]: when to have the trial, what to bring, how the morning is planned, and the price.',
    details: [
      {
        name: 'Four to eight weeks before',
        text: 'The trial, with veil and earrings. Wear white or something with the same neck.',
      },
      {
        name: 'One week before',
        text: 'Trim, color, and gloss, so that both have settled. Nothing new after that.',
      },
      {
        name: 'The morning',
        text: 'Hair before make-up and dress after both. Keep half an hour free, because someone will be late.',
      },
      { name: 'A style that is not you: the photos stay', group: needless },
      { name: 'Washing on the day', group: needless },
      { name: 'A trial, a written plan, and the day itself', label: done, group: glance },
      { name: 'Date, place, hour of the ceremony, and who else needs hair', label: needed, group: glance },
      { name: 'Trial, travel, number of people, and how early', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Do you come to us?',
        text: 'Ask when you name the date. Travel, parking, and an early hour are part of the price.',
      },
      {
        name: 'How far ahead should I ask?',
        text: 'Half a year for a Saturday in summer. For a weekday in winter, weeks can do.',
      },
    ],
    picture: {
      words: 'braid bridal hair back view',
      alt: 'A braid, seen from the back',
      drawing: braid(4),
    },
  },
]
