import type { SampleArticle } from './sample-article.ts'

export const appleTree: SampleArticle = {
  business: 'garden',
  title: 'How to prune an apple tree in winter',
  keyword: 'prune an apple tree',
  slug: 'prune-an-apple-tree',
  metaTitle: 'How to prune an apple tree: a winter guide for gardeners',
  metaDescription:
    'Learn how to prune an apple tree in winter: when to start, which branches to remove, how to make a clean cut and what to leave for next year.',
  featuredAlt: 'Apple tree with an open crown and red fruit in a meadow',
  imageAlt: 'Bare tree in winter with an open centre, the aim when you prune an apple tree',
  introduction: `
<p>Winter is the best time to prune an apple tree. The leaves are gone, so you can see the shape of the crown, and the tree is resting. An hour of careful work now gives you better light, healthier wood and fruit you can reach.</p>
<p>This guide is for apples grown as bushes or half-standards. Trained trees, such as cordons and espaliers, need most of their pruning in late summer instead.</p>`,
  body: `
<h2>When to prune an apple tree</h2>
<p>Work between leaf fall and the time the buds begin to swell. In Bristol that usually means late November to early March. Choose a dry day without hard frost, because frozen wood splits and wet bark helps disease to spread.</p>
<p>Leave plums, cherries and other stone fruit alone in winter. They are at risk of silver leaf disease, so they are pruned in summer. Apples and pears don’t share this problem.</p>
<h2>Tools you need</h2>
<ul>
<li>Bypass secateurs for shoots up to the width of your finger</li>
<li>Loppers for branches up to about 3 cm</li>
<li>A pruning saw for anything thicker</li>
<li>A steady tripod ladder if you can’t reach from the ground</li>
<li>Gloves and eye protection</li>
</ul>
<p>Sharpen the blades before you start. Clean them with disinfectant when you move from one tree to the next, so that canker doesn’t travel with you.</p>
<h2>Step by step</h2>
<h3>1. Walk around the tree</h3>
<p>Before you prune an apple tree, look at it from all sides. Find the main branches, and picture a goblet: four or five strong limbs around an open centre. Old gardeners say that a pigeon should be able to fly through the crown. It’s a good test.</p>
<h3>2. Take out the three Ds</h3>
<p>Remove wood that is dead, damaged or diseased first. Cut back to healthy wood, which is pale and moist inside. Canker shows as sunken, cracked bark. Cut well below it, and put those pieces in the bin rather than on the compost.</p>
<h3>3. Remove crossing branches</h3>
<p>Where two branches rub, the bark wears away and lets disease in. Keep the one that grows outwards, and take the other back to its origin. Then remove strong shoots that grow straight up through the middle of the tree.</p>
<h3>4. Shorten the leaders</h3>
<p>Cut the new growth at the end of each main branch by about a third. Choose a bud that faces outwards, and cut just above it at a slight slope. The next shoot will grow the way the bud points.</p>
<h3>5. Thin the spurs</h3>
<p>Most apples fruit on short, knobbly side shoots called spurs. On an old tree they become crowded. Remove the weakest, and leave a hand’s width between the rest. Some varieties carry fruit at the tips of their shoots. If yours does, leave plenty of unpruned young shoots.</p>
<h2>How much to remove</h2>
<p>When you prune an apple tree, less is more. Stop when you have taken out about a fifth of the crown. A tree that is pruned too hard answers with a thicket of upright shoots, known as water shoots. They bear no fruit and must come out again.</p>
<p>For a neglected tree, spread the work over three winters. The table shows a simple plan.</p>
<table>
<thead><tr><th scope="col">Winter</th><th scope="col">What to do</th></tr></thead>
<tbody>
<tr><td>First</td><td>Dead, damaged and diseased wood, and one or two large crossing limbs</td></tr>
<tr><td>Second</td><td>Open the centre and lower the tallest branches</td></tr>
<tr><td>Third</td><td>Thin the spurs and remove water shoots from the first two years</td></tr>
</tbody>
</table>
<h2>Make a clean cut</h2>
<p>Cut just outside the branch collar. This is the slight swelling where a branch meets the trunk. The tree closes the wound from there. Don’t leave a stub, which rots, and don’t cut flush with the trunk.</p>
<p>Heavy limbs tear as they fall. To prevent this, make three cuts. First saw a little way up from below, about 30 cm from the trunk. Next, cut down from above, slightly further out, and let the weight drop. Finally, remove the stump at the collar. Wound paint isn’t needed, because a clean cut dries and heals better without it.</p>
<h2>Care after pruning</h2>
<p>Clear the ground, and spread a layer of compost under the crown. Keep it a few centimetres away from the trunk. In spring, check the ties and stakes of young trees so that they don’t cut into the bark.</p>
<p>In late August, rub or cut out any new water shoots while they are soft. This small job saves a lot of work the next time you prune an apple tree.</p>
<h2>When to call a professional</h2>
<p>Ask for help if you would need a chainsaw or have to climb. The same applies to trees near power lines. Some trees have legal protection too. If yours stands in a conservation area or has a preservation order, talk to the council first. Fruit trees that are managed for their crop may be exempt, but it pays to check.</p>
<p>If you’re unsure where to begin, start with the three Ds. Nobody ever harmed an apple tree by taking out dead wood.</p>`,
}
