import type { SampleArticle } from './sample-article.ts'

export const wildlifePond: SampleArticle = {
  business: 'garden',
  title: 'How to build a wildlife pond in a weekend',
  keyword: 'wildlife pond',
  slug: 'build-wildlife-pond',
  metaTitle: 'How to build a wildlife pond in a weekend, step by step',
  metaDescription:
    'Build a wildlife pond in a weekend: the right spot, shape and depth, how to fit the liner, native plants to choose and how to keep it safe.',
  featuredAlt: 'Garden pond with water lilies, reeds and stones at its edge',
  imageAlt: 'Wildlife pond with shallow edges, reeds and a lily in flower',
  introduction: `
<p>No other feature brings as much life into a garden as water. A wildlife pond feeds birds, shelters frogs and newts, and draws dragonflies from the first summer. It doesn’t need a pump, and it doesn’t need to be large.</p>
<p>A small pond is a project for one weekend and two people. Here is how to do it.</p>`,
  body: `
<h2>Choose a spot for your wildlife pond</h2>
<p>Pick a place that gets sun for about half the day. Full shade stays cold, while full sun feeds algae. Keep away from large trees, because their roots can pierce the liner and their leaves fill the water.</p>
<p>A wildlife pond works best near cover. Long grass, a hedge or a pile of logs gives young frogs a safe way out. Check for cables and pipes before you dig.</p>
<h2>Plan shape and depth</h2>
<p>Wildlife uses the edges far more than the middle. So make at least one side a gentle beach, where animals can walk in and climb out. Give the pond three zones:</p>
<table>
<thead><tr><th scope="col">Zone</th><th scope="col">Depth</th><th scope="col">What lives there</th></tr></thead>
<tbody>
<tr><td>Beach</td><td>0 to 10 cm</td><td>Bathing birds, drinking bees and hedgehogs</td></tr>
<tr><td>Shelf</td><td>10 to 30 cm</td><td>Marsh plants, tadpoles and newts</td></tr>
<tr><td>Deep water</td><td>About 60 cm</td><td>Lilies, and insects that need a frost-free place</td></tr>
</tbody>
</table>
<h2>What you need</h2>
<ul>
<li>A spade, a wheelbarrow, a long board and a spirit level</li>
<li>Underlay, or old carpet made of natural fibre</li>
<li>Butyl or EPDM rubber liner</li>
<li>Flat stones, washed gravel and some turf</li>
<li>Rainwater from a butt, if you have it</li>
</ul>
<p>To find the size of the liner, take the length of the pond and add twice its depth, then add 60 cm for the edges. Do the same for the width.</p>
<h2>Saturday: dig and line</h2>
<h3>Mark and dig</h3>
<p>Lay out the shape of your wildlife pond with a hose and look at it from the house. Cut the turf and keep it. Dig the shelf first, then the deeper part in the middle. Slope the sides so that they don’t collapse.</p>
<h3>Level the rim</h3>
<p>Lay the board across the hole and check it with the spirit level in several directions. This is the step that people skip. If one side is lower, the liner will show on the other.</p>
<h3>Fit the liner</h3>
<p>Remove sharp stones and roots. Spread the underlay, then drape the liner over the hole without stretching it. Let it sink into the corners, and fold the excess into a few large pleats. Hold the edges with stones for the night.</p>
<h2>Sunday: fill and plant</h2>
<p>Fill the pond slowly. As the weight settles, pull out creases with your hands. Rainwater is best, since tap water often holds nutrients that feed algae. If you have to use tap water, let it stand for a few days before you add plants.</p>
<p>Trim the liner to leave about 30 cm all round. Hide it under turf, stones and gravel. Run the turf right down to the water on one side, so that roots and water meet.</p>
<h3>Plants that belong</h3>
<p>Use native plants, and ask where they were grown. Four kinds make a balanced wildlife pond:</p>
<ul>
<li>Oxygenators such as hornwort, which grow under water</li>
<li>Floating leaves such as frogbit or a small white water lily, for shade</li>
<li>Upright plants such as yellow flag or water mint, for dragonflies to climb</li>
<li>Marsh plants such as marsh marigold and purple loosestrife, for the bank</li>
</ul>
<p>Plant in baskets with aquatic compost, topped with gravel. Garden soil carries too many nutrients. Avoid New Zealand pygmyweed, parrot’s feather and floating pennywort. They spread to rivers, and their sale is banned in England.</p>
<h2>Let the wildlife come</h2>
<p>Don’t bring in frogspawn, and don’t add fish. Animals find water on their own, often within days, and moving spawn can spread disease. Fish eat tadpoles and larvae, which would defeat the purpose.</p>
<h2>Keep it safe</h2>
<p>Water is a danger for small children, even if it’s shallow. Fence the pond, or fit a rigid steel grid just under the surface if toddlers visit. Make sure that every wildlife pond has a ramp of stones, so that hedgehogs which fall in can get out.</p>
<h2>Care through the year</h2>
<ol>
<li>Spring: watch, and leave the spawn in peace.</li>
<li>Summer: top up with rainwater, and twist out blanket weed with a stick.</li>
<li>Autumn: net falling leaves and thin the plants by about a third.</li>
<li>Winter: leave ice alone, or melt a hole with a pan of hot water. Never smash it.</li>
</ol>
<p>Leave anything you pull out at the edge for a day, so that small creatures can crawl back. Green water in the first weeks is normal. It clears once the plants cover about half of the surface. After that, your wildlife pond needs little more than an hour each season, and a chair next to it.</p>`,
}
