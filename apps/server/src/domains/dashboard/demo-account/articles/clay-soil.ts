import type { SampleArticle } from './sample-article.ts'

export const claySoil: SampleArticle = {
  business: 'garden',
  title: 'Clay soil: how to turn heavy ground into rich borders',
  keyword: 'clay soil',
  slug: 'clay-soil-borders',
  metaTitle: 'Clay soil: how to improve it and what to plant in it',
  metaDescription:
    'Clay soil can be the best in the garden. Test it, improve it with compost and patience, and choose shrubs and flowers that thrive in it.',
  featuredAlt: 'Flower bed in full colour with dark, rich soil',
  imageAlt: 'Clay soil improved with compost in a border of roses and daylilies',
  introduction: `
<p>Clay soil has a bad name. It sticks to your boots in winter and sets like brick in July. Yet it holds more water and more plant food than any other kind. Once it’s open enough for roots and air, it grows splendid roses, shrubs and perennials.</p>
<p>Many gardens in Bristol lie on heavy ground. Here is what works, and what only makes things worse.</p>`,
  body: `
<h2>Find out what you have</h2>
<p>Take a handful of moist earth from about a spade’s depth and knead it.</p>
<ul>
<li>If it falls apart and feels gritty, it’s sandy.</li>
<li>If it rolls into a ball that crumbles when pressed, you have loam.</li>
<li>If it rolls into a smooth, shiny ribbon that bends into a ring, you have clay.</li>
</ul>
<p>Next, test the drainage. Dig a hole 30 cm deep and fill it with water. Let it drain, then fill it again. If there’s still water in it the next day, drainage is poor. The cause may be the clay, or a hard layer left by builders’ machines.</p>
<p>Finally, measure the pH with a cheap kit from a garden centre. It tells you whether lime-hating plants such as camellias have a chance.</p>
<h2>How to improve clay soil</h2>
<h3>Add organic matter on top</h3>
<p>This is the single best treatment. Every autumn, spread 5 to 8 cm of garden compost, leaf mould or well-rotted manure over the surface. Don’t dig it in. Worms will carry it down over winter, and their tunnels let in air and rain. After three or four years the top layer will be dark and crumbly.</p>
<h3>Dig at the right moment</h3>
<p>If you make a new bed, dig it once, in autumn, and leave it rough. Frost breaks the clods. Never dig or walk on the bed when it is wet, for that squeezes out the air and undoes months of work. If the earth sticks to your spade, wait. Lay a board to stand on when you can’t.</p>
<h3>Break a hard layer</h3>
<p>Where water stands, push a fork in as deep as it will go and rock it gently. Do this every 20 cm. Fill the holes with grit and compost on lawns. In borders, roots and worms will do the rest.</p>
<h2>What doesn’t work</h2>
<table>
<thead><tr><th scope="col">Idea</th><th scope="col">Why it fails</th></tr></thead>
<tbody>
<tr><td>A few bags of sand</td><td>It takes enormous amounts to change the texture; a little sets hard</td></tr>
<tr><td>A layer of gravel in planting holes</td><td>Water collects above it, and the roots sit in a sump</td></tr>
<tr><td>Pure compost in planting holes</td><td>Roots circle in it, and the hole fills with water like a bucket</td></tr>
<tr><td>Gypsum</td><td>It helps clays with too much sodium, which are rare in Britain</td></tr>
</tbody>
</table>
<h2>Plants that like clay</h2>
<p>Not every plant wants clay soil changed. Choose plants that suit the ground, and half the work is done. These have proven themselves:</p>
<h3>Shrubs and climbers</h3>
<p>Roses, dogwood, viburnum, flowering quince, hydrangea and honeysuckle all enjoy the moisture. For the back of a border, try hazel or an ornamental crab apple.</p>
<h3>Perennials</h3>
<p>Daylilies, asters, Japanese anemones, geraniums, hellebores and rudbeckia return every year. In wetter parts, use astilbe, ligularia and iris.</p>
<h3>Bulbs</h3>
<p>Daffodils and camassias cope well. Tulips are less happy, so plant them in pots, or deeper than usual on a layer of grit that raises the whole bed.</p>
<p>Lavender, rosemary and most grey-leaved plants prefer dry feet. If you want them, build a raised bed of at least 30 cm and fill it with gritty topsoil.</p>
<h2>Planting, step by step</h2>
<ol>
<li>Plant in early autumn or in spring, when the ground is moist but not sticky.</li>
<li>Dig a square hole no deeper than the root ball and twice as wide. Corners help roots to leave it.</li>
<li>Roughen the sides with a fork, because a smooth wall of clay acts like a pot.</li>
<li>Set the plant slightly proud of the surface, so that water runs off.</li>
<li>Fill with the earth you took out, crumbled and mixed with a little compost.</li>
<li>Water well, then mulch around the plant, but not against the stem.</li>
</ol>
<h2>Summer care</h2>
<p>Clay shrinks as it dries, and deep cracks tear fine roots. A mulch of 5 cm is the remedy, put down in April while the ground is still wet. If cracks do open, fill them with compost. Water seldom but slowly, so that it soaks in instead of running off.</p>
<p>Feed little. Clay soil holds nutrients well, and a handful of general fertiliser in spring is plenty for roses. Other border plants may need none.</p>
<h2>Be patient</h2>
<p>Improvement is slow but lasting. Mark one square metre, treat it as described, and compare it with the rest each spring. By the third year you’ll push in a trowel with one hand. That’s when clay soil stops being a burden and becomes the reason for your best border.</p>`,
}
