import type { TradeService } from '../parts/service.ts'
import { done, needed, price } from '../parts/service-details.ts'
import { build, chimney, flat, gap, gutter, ladder, section, storm } from './art.ts'

const canWait = 'What can wait'
const by = '[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]'

/** Services of a roofer: first the look, then the work from the covering to the inside. */
export const services: readonly TradeService[] = [
  {
    slug: 'inspection',
    name: 'Inspection',
    text: 'A look at covering, flashing, gutters and attic, with photos.',
    title: 'Roof inspection[[ in {nap.city}]]',
    lead: 'You cannot see your own roof. You get photos of what is up there, and a list of what it needs, in order.',
    closing: 'Send photos from the ground. We bring the ladder.',
    description: `Roofs inspected from ladder and attic${by}: what is checked, what the photos show, and what it depends on.`,
    details: [
      {
        name: 'The edges first',
        text: 'Eaves, ridge, valleys, walls and chimneys. Most leaks begin where two surfaces meet.',
      },
      {
        name: 'The covering, row by row',
        text: 'Cracked, slipped, curled or bare. One bad piece is a repair. A pattern is an age.',
      },
      {
        name: 'The attic',
        text: 'Stains, daylight, damp insulation, rust on nails. The underside tells what the top hides.',
      },
      { name: 'Moss on the north side, if the covering below is sound', group: canWait },
      { name: 'Streaks that are only color', group: canWait },
      { name: 'Covering, flashing, gutters and attic checked, with photos', ...done },
      { name: 'A way into the attic, and the age of the roof', ...needed },
      { name: 'Height, pitch, number of roofs, access', ...price },
    ],
    questions: [
      {
        name: 'How often?',
        text: 'Every few years, after a heavy storm, and before you buy or sell. An old roof once a year.',
      },
      {
        name: 'Can I look myself?',
        text: 'From the ground, with field glasses, and from inside the attic. Not from the roof: what looks sound may not carry you.',
      },
    ],
    picture: {
      words: 'ladder at roof edge gutter inspection',
      alt: 'A ladder at the edge of a slate roof',
      drawing: ladder,
    },
  },
  {
    slug: 'repair',
    name: 'Repair',
    text: 'Single leaks, slipped tiles, and flashing.',
    title: 'Roof repair[[ in {nap.city}]]',
    lead: 'Water enters in one place and shows in another. The repair is small. Finding the place is the work.',
    closing: 'Mark the stain, note the date, send a photo.',
    description: `Leaks, slipped tiles and flashing repaired${by}: how a leak is found, what can wait, and what changes the price.`,
    details: [
      {
        name: 'A stain that grows with the rain',
        text: 'The hole is above it or up the slope from it. Mark the edge of the stain in pencil, with the date.',
      },
      {
        name: 'A piece in the yard',
        text: 'Keep it. It tells the make, the color, and why it came down.',
      },
      {
        name: 'A stain that grows in the cold',
        text: 'Then it may be condensation and not rain: warm air that meets a cold deck. No patch on top will help.',
      },
      { name: 'One lifted tile in a dry week', group: canWait },
      { name: 'An old, dry stain that does not change', group: canWait },
      { name: 'Leak traced, pieces replaced, flashing renewed, photos before and after', ...done },
      { name: 'When it leaks, how much, and a photo of the stain', ...needed },
      { name: 'Height and pitch, matching material, damage to the deck', ...price },
    ],
    questions: [
      {
        name: 'Repair or replace?',
        text: 'One place, a sound deck, a younger covering: repair. Many places, a soft deck, or a brittle covering: replace.',
      },
      {
        name: 'Will the new pieces match?',
        text: 'In size and form they must. In color, old ones have weathered; spares from a hidden slope match best.',
      },
    ],
    picture: {
      words: 'replacing slipped roof tile hands',
      alt: 'A new slate set into a gap in the roof',
      drawing: gap,
    },
  },
  {
    slug: 'new-roofs',
    name: 'New roofs',
    text: 'Removal, deck, underlayment and covering as one build-up.',
    title: 'New roofs[[ in {nap.city}]]',
    lead: 'A new roof is not a new covering. It is every layer below it too, and the weeks when it lay open.',
    closing: 'Ask for the offer layer by layer.',
    description: `Roofs removed and rebuilt layer by layer${by}: what a quote should name, how long it lies open, and what changes the price.`,
    details: [
      {
        name: 'The old one comes off',
        text: 'Only then does the deck show. Soft boards are replaced before anything is laid on them.',
      },
      {
        name: 'Dry each evening',
        text: 'No more is opened in a day than can be closed that day. Ask how, before the first board is lifted.',
      },
      {
        name: 'Metal where surfaces meet',
        text: 'New flashing belongs to a new roof. Old metal below new covering is where the next leak begins.',
      },
      { name: 'A new roof because one slope is worn: slopes can be done one at a time', group: canWait },
      { name: 'Solar panels before the roof: the roof comes first', group: canWait },
      { name: 'Removal, deck, underlayment, flashing, covering, ventilation', ...done },
      { name: 'Room for a container, and cars out of the drive', ...needed },
      { name: 'Area and pitch, material, layers to remove, boards to replace', ...price },
    ],
    questions: [
      {
        name: 'Can a new roof go over the old one?',
        text: 'Sometimes local rules allow it. Removal shows the state of the deck, which a second layer hides.',
      },
      {
        name: 'How long does it take?',
        text: 'A plain house is a matter of days, slate and many corners of weeks. The weather has a vote.',
      },
    ],
    picture: {
      words: 'roofers laying shingles underlayment',
      alt: 'Roofers laying shingles over new underlayment',
      drawing: build,
    },
  },
  {
    slug: 'flat-roofs',
    name: 'Flat roofs',
    text: 'Membranes, drains and edges.',
    title: 'Flat roofs[[ in {nap.city}]]',
    lead: 'No roof is flat. It falls a little toward its drains, or it should. Water that stands finds the seam.',
    closing: 'Note how long the puddle stands, then ask.',
    description: `Flat roofs sealed, drained and renewed${by}: what standing water means, what can wait, and what changes the price.`,
    details: [
      {
        name: 'Water two days after rain',
        text: 'A blocked drain or a low place. Both load the roof, and both age the membrane.',
      },
      {
        name: 'Blisters and open seams',
        text: 'Air or water below the membrane. Do not cut them: a closed blister is still tight.',
      },
      {
        name: 'The edge at the wall',
        text: 'Where the membrane turns up, it pulls away first. Look there before you look at the field.',
      },
      { name: 'A puddle that is gone by the next day', group: canWait },
      { name: 'Faded color', group: canWait },
      { name: 'Seams, drains and edges made tight, or the membrane renewed with fall', ...done },
      { name: 'Kind of membrane and its age, if you know them', ...needed },
      { name: 'Wet insulation, number of drains and edges, access', ...price },
    ],
    questions: [
      {
        name: 'Can it be coated instead?',
        text: 'If it is dry below and the seams hold, a coating can add years. Over wet insulation it only seals the water in.',
      },
      {
        name: 'How often should drains be cleared?',
        text: 'In fall after the leaves, in spring, and after each storm. It is the cheapest care a flat roof gets.',
      },
    ],
    picture: {
      words: 'flat roof membrane drain seam',
      alt: 'Drain and seams of a flat roof',
      drawing: flat,
    },
  },
  {
    slug: 'gutters',
    name: 'Gutters',
    text: 'Sized for the roof area and pitched to run dry.',
    title: 'Gutters[[ in {nap.city}]]',
    lead: 'A gutter carries the roof’s water past the wall and away from the ground next to it. When it fails, the basement knows first.',
    closing: 'One photo in the rain, from a dry place.',
    description: `Gutters and downspouts sized, pitched and renewed${by}: signs that water takes another way, and what changes the price.`,
    details: [
      {
        name: 'Water behind the gutter',
        text: 'The edge metal is missing or too short. The board it hangs on rots unseen.',
      },
      {
        name: 'It overflows at one place',
        text: 'A clog, a sag, or too few downspouts for that slope.',
      },
      {
        name: 'A groove in the ground below',
        text: 'Water has fallen there for years. Look at the wall and the basement next to it.',
      },
      { name: 'A joint that leaks away from the house', group: canWait },
      { name: 'Guards, if no tree stands near', group: canWait },
      { name: 'Roof area measured, gutters pitched, downspouts led away', ...done },
      { name: 'Photos in the rain, if you can take them from a dry place', ...needed },
      { name: 'Length, height, material, boards to replace', ...price },
    ],
    questions: [
      {
        name: 'Are gutter guards worth it?',
        text: 'They keep leaves out and let needles and seeds in. They make cleaning rarer, not needless.',
      },
      {
        name: 'Which material?',
        text: 'Aluminum for most houses, steel where ladders and snow lean on it, copper where it may outlast the owner.',
      },
    ],
    picture: {
      words: 'copper gutter detail downspout',
      alt: 'Copper gutter and downspout at the corner of a roof',
      drawing: gutter,
    },
  },
  {
    slug: 'flashing',
    name: 'Chimney and skylight flashing',
    text: 'Metal work where roofs leak most.',
    title: 'Chimney and skylight flashing[[ in {nap.city}]]',
    lead: 'A roof fails at its edges first. Every chimney, skylight and wall is an edge in the middle of it.',
    closing: 'Put the caulk away. Show us the chimney.',
    description: `Flashing at chimneys, skylights and walls renewed${by}: why caulk fails, what is cut into the joint, and what it costs more.`,
    details: [
      {
        name: 'Caulk on metal',
        text: 'Someone has been there before. Caulk follows no movement; metal that is stepped and let into the joint does.',
      },
      {
        name: 'A damp wall next to the chimney',
        text: 'Water runs down behind the metal, or through the bricks above it. Which one decides who is called.',
      },
      {
        name: 'Drops at a skylight in winter',
        text: 'On the inside of the glass it is condensation. At the corner of the frame it is the flashing.',
      },
      { name: 'Patina on copper and lead', group: canWait },
      { name: 'A skylight that is only fogged between its panes', group: canWait },
      { name: 'Old metal off, new steps let into the joints, underlayment turned up', ...done },
      { name: 'Photos from inside and from the ground', ...needed },
      { name: 'Size of the chimney, its bricks, height, kind of covering', ...price },
    ],
    questions: [
      {
        name: 'Should flashing be renewed with the roof?',
        text: 'Yes. It costs little while the covering is off, and a lot when it has to be opened again.',
      },
      {
        name: 'Is it the flashing or the chimney?',
        text: 'A crown with cracks and soft joints lets water in above the metal. From the ladder the two look different.',
      },
    ],
    picture: {
      words: 'slate roof copper flashing chimney',
      alt: 'Slate roof with new copper flashing at the chimney',
      drawing: chimney,
    },
  },
  {
    slug: 'storm-damage',
    name: 'Storm damage',
    text: 'Securing, recording and repair.',
    title: 'Storm damage[[ in {nap.city}]]',
    lead: 'Photos first, then the phone, then the forms. The roof is covered before it is discussed.',
    closing: 'Stay off the roof. Show us what you see from below.',
    description: `Roofs secured, recorded and repaired after storms${by}: what to do in the first hour, and what an insurer asks for.`,
    details: [
      {
        name: 'Cover it',
        text: 'A sheet over the hole keeps a small damage small. Most policies ask you to prevent further damage: keep the receipt.',
      },
      {
        name: 'Record it',
        text: 'All slopes, all edges, with dates. Damage without a photo is hard to claim later.',
      },
      {
        name: 'Repair it once',
        text: 'First the whole list, then the work. Hail and wind leave marks that show only up close.',
      },
      { name: 'A signature for the stranger who rings your bell the next day', group: canWait },
      { name: 'Dents in gutters that still run', group: canWait },
      { name: 'Sheet, photos, list, repair, in this order', ...done },
      { name: 'Date and hour of the storm, photos, the name of your insurer', ...needed },
      { name: 'Openings, height, and how far the water went', ...price },
    ],
    questions: [
      {
        name: 'Should I call the insurer first?',
        text: 'Tell them soon, after the photos. You don’t have to wait for their visit to cover a hole.',
      },
      {
        name: 'What does the insurer pay?',
        text: 'That is in your policy: deductible, age of the roof, kind of damage. Read that page before you sign any offer.',
      },
    ],
    picture: {
      words: 'storm damaged roof tarp',
      alt: 'A sheet fixed over a hole in a roof',
      drawing: storm,
    },
  },
  {
    slug: 'insulation-and-ventilation',
    name: 'Insulation and ventilation',
    text: 'So that the roof dries from inside.',
    title: 'Insulation and ventilation[[ in {nap.city}]]',
    lead: 'Rain is only part of a roof’s water. The rest comes from below, out of kitchens and baths.',
    closing: 'Frost on the nails? Show us the attic.',
    description: `Roofs insulated and ventilated${by}: ice at the eaves, damp attics, which comes first, and what changes the price.`,
    details: [
      {
        name: 'Ice at the eaves',
        text: 'Warmth melts the snow above, and it freezes at the cold edge. The cause is below the deck, not on it.',
      },
      {
        name: 'Frost or damp on the nails',
        text: 'Warm air finds its way into the attic. Close its ways before you add insulation.',
      },
      {
        name: 'A hot top floor in summer',
        text: 'Heat that cannot leave at the ridge. Intake at the eaves counts as much as the vent above.',
      },
      { name: 'More vents, before the intake is open', group: canWait },
      { name: 'Fresh insulation, as long as the old is wet', group: canWait },
      { name: 'Leaks of air closed, air gap kept open, insulation laid', ...done },
      { name: 'A way into the attic, and where fans end', ...needed },
      { name: 'Area, height of the rafters, boards or finished ceilings', ...price },
    ],
    questions: [
      {
        name: 'Which comes first, insulation or air?',
        text: 'Closing the leaks of air, then insulation, then the vents. In another order the damp stays.',
      },
      {
        name: 'May a bath fan end in the attic?',
        text: 'No. It belongs outside, through the roof or the wall. A shower a day in the attic is enough for mold.',
      },
    ],
    picture: {
      words: 'attic insulation rafters ventilation',
      alt: 'Insulation between the rafters of a roof',
      drawing: section,
    },
  },
]
