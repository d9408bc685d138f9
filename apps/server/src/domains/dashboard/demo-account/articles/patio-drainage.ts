import type { SampleArticle } from './sample-article.ts'

export const patioDrainage: SampleArticle = {
  business: 'garden',
  title: 'Patio drainage: how to keep water off the house',
  keyword: 'patio drainage',
  slug: 'patio-drainage',
  metaTitle: 'Patio drainage: falls, channels and permeable paving',
  metaDescription:
    'Plan patio drainage before you lay a slab: the right fall, levels at the house wall, channel drains, soakaways and permeable paving explained.',
  featuredAlt: 'Patio of pale slabs with a table, chairs and two potted shrubs',
  imageAlt: 'Patio drainage: slabs that fall away from the house to a planted border',
  introduction: `
<p>Good patio drainage is invisible. After a storm the slabs are dry within the hour, the wall of the house stays clean, and moss has nothing to hold on to. Poor drainage shows itself as puddles, green slabs and, at worst, damp in the living room.</p>
<p>The time to solve it is before the first slab goes down. Here is how we plan it.</p>`,
  body: `
<h2>Patio drainage starts at the house</h2>
<p>Find the damp-proof course first. It’s the thin layer in the wall, often a dark line in the mortar near the ground. The finished surface should lie at least 150 mm below it, which is two courses of brick. Rain that splashes up from the paving then stays below the barrier.</p>
<p>Keep air bricks clear as well. They let air pass under the floor, and a blocked one invites rot. If a level threshold is needed at the door, a channel drain and a gap along the wall can make up for the missing height. Ask for advice before you settle for less than 150 mm.</p>
<h2>Give every surface a fall</h2>
<p>Water needs a slope, and it needs to know where to go. The fall should lead away from the house, towards a lawn, a border or a drain.</p>
<table>
<thead><tr><th scope="col">Surface</th><th scope="col">Usual fall</th><th scope="col">Drop over 4 m</th></tr></thead>
<tbody>
<tr><td>Smooth porcelain or sawn stone</td><td>1 in 80</td><td>50 mm</td></tr>
<tr><td>Natural riven stone</td><td>1 in 60</td><td>67 mm</td></tr>
<tr><td>Concrete slabs and block paving</td><td>1 in 60</td><td>67 mm</td></tr>
</tbody>
</table>
<p>Rough stone needs more slope than smooth tiles, because water rests in its hollows. To set the fall, drive pegs along both edges, stretch string lines between them, and check each line with a level. Measure twice, since a mistake at this stage runs through the whole patio.</p>
<h2>Where the water goes</h2>
<h3>Into the garden</h3>
<p>The simplest form of patio drainage is a planted border or a lawn on the lower side. Soil takes up the water and plants use it. This works for most patios of ordinary size, as long as the soil drains and the ground does not slope back to the house.</p>
<h3>Into a channel drain</h3>
<p>Where the ground rises away from the house, water must be caught in front of the wall. A channel drain with a grating collects it and leads it to a soakaway. Set the grating 3 to 5 mm below the slabs. Empty its silt trap twice a year.</p>
<h3>Into a soakaway</h3>
<p>A soakaway is a pit filled with plastic crates, wrapped in a membrane. It stores the rain and lets it seep into the soil. Place it at least five metres from any building. Test the ground first: dig a hole, fill it with water, and see how quickly the level drops. Heavy clay, which is common in parts of Bristol, may drain too slowly for one.</p>
<p>Never connect surface water to the foul sewer. It can overload the system and send waste into rivers when it rains.</p>
<h2>Permeable paving</h2>
<p>Another way is to let the rain through. Permeable blocks have wide joints filled with fine grit, above layers of clean, open stone. Gravel in plastic grids works on the same idea. Both reduce run-off, and they keep trees nearby alive.</p>
<p>This matters at the front of the house too. In England, you may need planning permission to pave more than five square metres of a front garden with a hard surface, unless it is permeable or drains to a lawn or border. Rules change, so check with your council.</p>
<h2>Build the layers well</h2>
<p>Patio drainage also depends on what you don’t see. Most failed patios fail from below. A sound build looks like this, from the bottom up:</p>
<ol>
<li>Firm subsoil, dug out and cut to the same fall as the surface</li>
<li>100 to 150 mm of compacted sub-base, laid in two passes</li>
<li>30 to 50 mm of mortar as a full bed under every slab</li>
<li>Slabs, bonded with a primer on the back if they are porcelain</li>
<li>Joints filled to the top, so that water runs across rather than down</li>
</ol>
<p>Don’t lay slabs on five dabs of mortar. Water collects in the gaps, frost lifts the corners, and stains show through pale stone.</p>
<h2>Fix an existing patio</h2>
<p>A full rebuild is not always needed. First, watch the patio in heavy rain and mark each puddle with chalk. A single sunken slab can be lifted and bedded again. Failed joints can be raked out and filled. If the whole surface tilts towards the house, a channel drain along the wall often solves the problem without a skip.</p>
<p>Clean the surface with a stiff brush rather than a pressure washer, which blasts the joints out. Do it in spring and autumn, and check gratings at the same time. With those habits, good patio drainage lasts as long as the stone.</p>`,
}
