import type { SampleArticle } from './sample-article.ts'

export const hedgeTrimming: SampleArticle = {
  business: 'garden',
  title: 'Hedge trimming: when and how to cut common hedges',
  keyword: 'hedge trimming',
  slug: 'hedge-trimming-guide',
  metaTitle: 'Hedge trimming: when and how to cut common hedges',
  metaDescription:
    'A hedge trimming calendar for beech, yew, privet, box and conifers, with safe steps for a level cut and the rules that protect nesting birds.',
  featuredAlt: 'Clipped green hedge with a level top along a garden path',
  imageAlt: 'Hedge trimming with a string line for a level top',
  introduction: `
<p>Hedge trimming looks simple until one side leans, the top waves, and bare patches show in spring. Most of those problems come from cutting at the wrong time or in the wrong shape. Both are easy to put right.</p>
<p>This guide covers the hedges we meet most often in Bristol gardens. It explains when to cut each one, how to keep the top level, and what the law says about birds.</p>`,
  body: `
<h2>A calendar for hedge trimming</h2>
<p>Formal hedges need one or two cuts a year. The right month depends on the plant.</p>
<table>
<thead><tr><th scope="col">Hedge</th><th scope="col">Cuts a year</th><th scope="col">Best time</th></tr></thead>
<tbody>
<tr><td>Beech and hornbeam</td><td>1</td><td>August</td></tr>
<tr><td>Yew</td><td>1</td><td>Late August to September</td></tr>
<tr><td>Privet</td><td>2 or more</td><td>May to September</td></tr>
<tr><td>Box</td><td>1 or 2</td><td>June and late August</td></tr>
<tr><td>Leyland cypress</td><td>2</td><td>June and August</td></tr>
<tr><td>Hawthorn</td><td>1</td><td>After August, or in winter</td></tr>
<tr><td>Lavender</td><td>1</td><td>August, straight after flowering</td></tr>
</tbody>
</table>
<p>Cut on a dull, dry day. Bright sun can scorch leaves that were shaded until now, and wet leaves spread disease. Box is the clearest case, because box blight travels in water.</p>
<h2>Check for birds first</h2>
<p>In Britain it’s an offence to damage the nest of a wild bird on purpose while it is in use or being built. The main season runs from March to August. Before you start hedge trimming in these months, watch the hedge for a while and part the branches with care. If birds are nesting, leave that stretch until the young have flown.</p>
<p>Hard cutting back is best left to winter, when no nests are in use. A light trim of a formal hedge in late August rarely causes trouble, but always look first.</p>
<h2>Tools and safety</h2>
<ul>
<li>Shears for small or young hedges and for large leaves such as laurel</li>
<li>A powered trimmer for long runs, ideally a battery model without a cable</li>
<li>Secateurs for thick shoots and for the final touch</li>
<li>A string line and two canes</li>
<li>Goggles, gloves and strong shoes, with ear defenders for petrol tools</li>
</ul>
<p>For hedge trimming above shoulder height, use a tripod ladder or a platform. Never lean sideways with a running trimmer, and never work from a stepladder on soft soil. If you have a cable, run it over your shoulder and plug it into a residual current device.</p>
<h2>How to cut a level hedge</h2>
<h3>1. Set the shape</h3>
<p>Make the base wider than the top. This slope is called a batter. It lets light reach the lowest leaves, so the hedge stays green to the ground, and snow slides off instead of splaying the top.</p>
<h3>2. Trim the sides</h3>
<p>Start at the bottom and sweep upwards in a gentle arc. Hold the blade parallel to the face. Stand back every few metres and compare with the part you have done.</p>
<h3>3. Cut the top</h3>
<p>Push a cane into the ground at each end and tie a taut string between them at the final height. Then cut along the string. Trust the line, not your eye, because the ground is seldom level.</p>
<h3>4. Clear up</h3>
<p>Shake out the clippings, for they brown on top and shade the shoots below. Rake a sheet along the base to collect them. Soft leaves can go on the compost heap in thin layers. Yew, laurel and diseased box should not.</p>
<h2>Conifers need a different rule</h2>
<p>With most plants, hedge trimming is forgiving. Conifers are the exception, for most of them do not grow back from old wood. If you cut into the brown centre, the hole stays. So trim a Leyland hedge early and often, and stay within the green. Yew is the welcome exception. It sprouts from bare wood, even when you cut it back to the trunk.</p>
<h2>How to rescue an overgrown hedge</h2>
<p>Beech, hornbeam, hawthorn, privet and yew accept hard renovation. Spread it over two years. In the first winter, cut one side back close to the main stems. Feed, mulch and water the hedge. A year later, if it has grown back well, do the same to the other side. For deciduous hedges the right time is the middle of winter; evergreens are better cut in mid-spring, once you’re sure that there are no nests.</p>
<h2>Neighbours and height</h2>
<p>You may trim branches that cross your boundary, back to the line, unless the plant is protected. The cuttings still belong to your neighbour, so ask before you return them. A row of evergreens more than two metres tall can count as a high hedge. If a friendly talk does not help, the council can look into it.</p>
<h2>A small routine that works</h2>
<p>Note the month of each cut in your calendar. Sharpen blades once a season, and wipe off resin with a drop of oil. Mulch the base every spring. With that, hedge trimming becomes a pleasant half-day in summer instead of a battle every third year.</p>`,
}
