import type { SampleArticle } from './sample-article.ts'

export const greenhouse: SampleArticle = {
  business: 'garden',
  title: 'Greenhouse growing for beginners: a year under glass',
  keyword: 'greenhouse growing',
  slug: 'greenhouse-growing-beginners',
  metaTitle: 'Greenhouse growing for beginners: month by month',
  metaDescription:
    'Start greenhouse growing with confidence: where to put it, how to manage heat, water and air, and what to sow and pick in every month.',
  featuredAlt: 'Glass greenhouse with tomato plants in a spring garden',
  imageAlt: 'Greenhouse growing in summer: tomatoes on strings behind glass',
  introduction: `
<p>Greenhouse growing adds weeks to both ends of the season. You can sow in March without frost on your mind, pick tomatoes that ripen in a wet summer, and cut salad in the middle of winter. You don’t need heating, but you do need a few habits.</p>
<p>This guide takes you through the first year in an unheated greenhouse of about two by three metres.</p>`,
  body: `
<h2>Where to put it</h2>
<p>Choose a place with sun for most of the day, away from trees that drop leaves and branches. Shelter from wind saves heat and glass. If you can, let the ridge run from east to west, so that the low sun of spring reaches the long side.</p>
<p>Think about daily use as well. A path that stays dry, a water butt at the gutter and a power socket nearby make every visit easier. The base must be level and square. Otherwise the panes won’t fit.</p>
<h2>Greenhouse growing is about air and water</h2>
<h3>Let the air move</h3>
<p>More plants are lost to heat than to cold. Above 30 °C tomatoes stop setting fruit, and a closed greenhouse reaches that on a bright day in April. Open the roof vents and the door in the morning. Automatic openers are worth their price, because they work while you’re out.</p>
<h3>Shade in summer</h3>
<p>From late May, paint the outside with shading wash or hang up netting. Splash water over the floor on hot mornings. As it dries, it cools and moistens the air, which red spider mites dislike.</p>
<h3>Water by touch</h3>
<p>Push a finger into the compost. Water only if it feels dry below the surface. In spring that may be twice a week, while a tomato in full fruit may need water every day. Morning is best, since plants that stay wet overnight catch grey mould. Use mains water for seedlings, because butts can hold diseases.</p>
<h2>The year at a glance</h2>
<table>
<thead><tr><th scope="col">Months</th><th scope="col">Sow or plant</th><th scope="col">Harvest</th></tr></thead>
<tbody>
<tr><td>February to March</td><td>Broad beans, lettuce, peas and sweet peas in pots</td><td>Winter salad</td></tr>
<tr><td>April</td><td>Courgettes, squash and annual flowers</td><td>Radishes, spring onions</td></tr>
<tr><td>May</td><td>Plant tomatoes, peppers and cucumbers</td><td>Early lettuce</td></tr>
<tr><td>June to August</td><td>Basil, French beans for autumn</td><td>Cucumbers, first tomatoes</td></tr>
<tr><td>September</td><td>Winter salad, spinach, coriander</td><td>Tomatoes, peppers, chillies</td></tr>
<tr><td>October to January</td><td>Garlic in pots, hardy annuals</td><td>Mustard leaves, rocket, lamb’s lettuce</td></tr>
</tbody>
</table>
<h2>Tomatoes, step by step</h2>
<p>Tomatoes are the classic of greenhouse growing. Sow them on a warm windowsill in March, or buy young plants in May.</p>
<ol>
<li>Plant once night frost is over, 45 cm apart in the border or one to a large pot.</li>
<li>Tie a string from the root ball to the roof and wind the stem around it.</li>
<li>Pinch out the side shoots of cordon types every week.</li>
<li>Tap the flowers at noon to help them set.</li>
<li>Feed weekly with tomato fertiliser once the first fruits are the size of a pea.</li>
<li>In August, pinch out the tip two leaves above the top truss.</li>
</ol>
<p>Even watering matters most. A plant that swings between dry and soaked gets blossom end rot, a dark patch at the base of the fruit. It looks like a disease, but it is a lack of calcium that the roots can’t take up without steady moisture.</p>
<h2>Pests without sprays</h2>
<p>Greenhouse growing suits pests too, for they like warmth and shelter. Look under the leaves twice a week. You’ll find most trouble while it’s small.</p>
<ul>
<li>Whitefly: hang up yellow sticky traps, and release the tiny wasp Encarsia once nights are warm.</li>
<li>Aphids: squash them, or wash them off with water.</li>
<li>Red spider mite: raise humidity and remove the worst leaves.</li>
<li>Slugs: check under pots in the evening.</li>
</ul>
<p>Marigolds by the door draw hoverflies, whose larvae eat aphids. Take sticky traps down before you release helpful insects, or you’ll catch those too.</p>
<h2>Protect plants in winter</h2>
<p>An unheated greenhouse is only a few degrees warmer than the garden at night. It does keep off rain and wind, however, and that’s what many plants need. Lift tender pots off the floor, and cover them with fleece when frost is due. Bubble wrap on the inside saves heat, but leave the vents free, because damp air does more harm than cold.</p>
<p>Wash the glass in October. Clean panes let in far more of the weak winter light. Scrub the staging at the same time, sweep out old leaves, and mend the seals.</p>
<h2>Common mistakes</h2>
<p>Beginners tend to sow everything at once and run out of room. Sow a few seeds every two weeks instead. They also fill every corner. Leave space between pots, so that leaves can dry. Finally, don’t grow tomatoes in the same border soil year after year. Change the top 20 cm, or use pots.</p>
<p>Keep a notebook by the door and write down dates, varieties and weather. After one year of greenhouse growing, those pages will be better than any guide, because they describe your own garden.</p>`,
}
