import type { SampleArticle } from './sample-article.ts'

export const drySummerLawn: SampleArticle = {
  business: 'garden',
  title: 'Lawn care in a dry summer: what helps and what harms',
  keyword: 'lawn care',
  slug: 'lawn-care-dry-summer',
  metaTitle: 'Lawn care in a dry summer: mowing, watering and repair',
  metaDescription:
    'Lawn care for dry summers: set the mower higher, water deeply or not at all, keep off brown grass, and repair bare patches when rain returns.',
  featuredAlt: 'Striped green lawn in front of a hedge under a summer sun',
  imageAlt: 'Lawn care in summer: a mower set high on green grass',
  introduction: `
<p>A brown lawn in August looks dead, but it rarely is. Grass protects itself by resting until the rain comes back. Good lawn care in a dry summer means helping it to rest, and not asking too much of it in the meantime.</p>
<p>Here is what we do in gardens around Bristol when the weather turns hot, and what we leave alone.</p>`,
  body: `
<h2>Mow higher and less often</h2>
<p>Raise the blades before the dry spell begins. Leave the grass 5 to 7 cm tall. Longer blades shade the soil, so it loses less water, and they feed deeper roots. Never remove more than a third of the height in one cut.</p>
<p>If growth stops, stop mowing. Dry grass that is cut short has nothing left to live on. When you do mow, pick a cool evening and make sure that the blade is sharp. A blunt one tears the tips, which then turn white and lose moisture.</p>
<h3>Leave the clippings</h3>
<p>Take off the grass box for the summer. Fine clippings fall between the blades, keep the soil moist and return some nitrogen to it. They won’t cause thatch as long as you cut little and often. Collect them only if they lie in clumps.</p>
<h2>Should you water the lawn?</h2>
<p>In most gardens, no. Watering is the most overrated part of lawn care. An established lawn survives several weeks without rain, even if it turns the colour of straw. Water is better spent on new trees, pots and vegetables, which can’t recover on their own.</p>
<p>Some lawns do need help, however:</p>
<ul>
<li>Turf laid in the last year, because its roots are still shallow</li>
<li>Newly sown grass, which must not dry out while it germinates</li>
<li>Areas of heavy use, such as a goal mouth or the path to a gate</li>
</ul>
<h3>How to water well</h3>
<p>Water deeply once a week instead of a little each day. A light sprinkle wets only the surface and draws the roots upwards. Early morning is best: less is lost to the sun, and the grass dries during the day, which keeps fungal disease away.</p>
<p>Aim for about 2 cm of water each time. To measure it, stand an empty tin on the lawn and time how long the sprinkler takes to fill it to that depth. On clay, water in two goes with a pause between them, so that it soaks in rather than runs off. During a hosepipe ban, follow the rules of your water company.</p>
<h2>Lawn care jobs to avoid</h2>
<p>Some well-meant jobs do harm in a drought. Keep these for autumn:</p>
<table>
<thead><tr><th scope="col">Job</th><th scope="col">Why it should wait</th></tr></thead>
<tbody>
<tr><td>Feeding</td><td>Fertiliser can scorch dry roots and pushes growth that needs water</td></tr>
<tr><td>Weedkiller</td><td>Stressed grass suffers along with the weeds</td></tr>
<tr><td>Scarifying</td><td>Raking out moss and thatch opens the soil to the sun</td></tr>
<tr><td>Sowing</td><td>Seed needs steady moisture for two to three weeks</td></tr>
</tbody>
</table>
<p>Also keep heavy traffic off grass that has turned brown. It no longer springs back, and worn crowns may not grow again. Move the paddling pool and the trampoline every few days.</p>
<h2>Is the grass dead or resting?</h2>
<p>Part the blades and look at the base. If the crown is white or pale green and firm, the plant is alive. Tug gently at a tuft. Living grass holds on, while dead grass comes away without any roots. You can also water one small square for ten days. If green shoots appear, the rest will follow with the rain.</p>
<h2>Repair in early autumn</h2>
<p>September is the best month for lawn care in the west of England. The soil is warm, dew is heavy, and rain is likely. Work in this order:</p>
<ol>
<li>Mow the lawn to about 4 cm and rake out dead grass.</li>
<li>Spike compacted areas with a garden fork, as deep as the tines go.</li>
<li>Loosen bare patches to a depth of 2 cm.</li>
<li>Sow at the rate on the packet, half in one direction and half across it.</li>
<li>Rake lightly, firm with your feet, and keep the surface moist.</li>
</ol>
<p>Choose a mix for your use. Ryegrass copes with children and dogs. Fine fescues need less water and feed, so they suit sunny slopes and thin soil. Tall fescue roots deepest of all and is a sound choice where summers are often dry.</p>
<h2>Plan for the next dry year</h2>
<p>The work that saves a lawn happens long before the heat. Spike the ground each autumn and brush in sharp sand or sieved compost. This lets rain reach the roots instead of running into the drain. Feed in spring, not in June, so that growth slows before the dry weeks.</p>
<p>Finally, ask how much lawn you need. Letting the edges grow into a meadow strip saves water and mowing, and it gives bees somewhere to feed. Cut a neat path through it, and it looks like a plan rather than neglect. Simple lawn care on a smaller area often gives the better lawn.</p>`,
}
