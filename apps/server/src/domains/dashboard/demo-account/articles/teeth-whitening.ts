import type { SampleArticle } from './sample-article.ts'

export const teethWhitening: SampleArticle = {
  business: 'dental',
  title: 'Teeth whitening: options, safety and realistic results',
  keyword: 'teeth whitening',
  slug: 'teeth-whitening-options-safety',
  metaTitle: 'Teeth whitening: options, safety and results',
  metaDescription:
    'Compare teeth whitening at the dentist and at home: how it works, who should wait, how to avoid sore gums, and what results you can expect.',
  featuredAlt: 'Bright smile between red lips on a blue background',
  imageAlt: 'Smile before and after teeth whitening, in two shades',
  introduction: `
<p>Coffee, tea, red wine and the years leave their marks on a smile. Teeth whitening can lighten many of those stains, and it’s among the safest cosmetic treatments in dentistry when it’s done with care. It doesn’t work for everyone, though, and some products promise too much.</p>
<p>Here is an honest look at your options, so that you can choose what fits your teeth, your time and your budget.</p>`,
  body: `
<h2>How teeth whitening works</h2>
<p>There are two kinds of stains. Those on the surface come from food, drinks and tobacco. Polishing or a whitening toothpaste can remove them. Deeper stains sit inside the tooth. They come with age, with some medicines, or after an injury. To reach them, you need a bleaching agent.</p>
<p>Nearly all bleaching products use hydrogen peroxide or carbamide peroxide. The peroxide passes through the enamel and breaks colored molecules into smaller ones, which look lighter. Stronger gels work faster, but weaker ones can reach a similar shade if you use them longer.</p>
<h2>See a dentist first</h2>
<p>An exam comes before any bleaching, and for good reason. A dark tooth may have a dead nerve. Peroxide that enters a cavity can cause severe pain. And gum disease has to be treated first. We also check which teeth will change color at all.</p>
<p>Fillings, crowns and veneers don’t lighten. If they’re visible when you smile, you may have to replace them later so that they match. In that case, whiten first, wait about two weeks, and then match the new filling to the new shade.</p>
<h3>Who should wait</h3>
<ul>
<li>People who are pregnant or breastfeeding, because there isn’t enough research</li>
<li>Children and teens whose adult teeth are still developing</li>
<li>Anyone with untreated cavities, gum disease or exposed roots</li>
<li>Anyone with an allergy to peroxide</li>
</ul>
<h2>Your options compared</h2>
<p>These are the common ways of teeth whitening, from the fastest to the slowest:</p>
<table>
<thead><tr><th scope="col">Method</th><th scope="col">How long it takes</th><th scope="col">Good to know</th></tr></thead>
<tbody>
<tr><td>In-office bleaching</td><td>One or two visits of about an hour</td><td>Fastest; gums are shielded; costs the most</td></tr>
<tr><td>Custom trays from your dentist</td><td>Two to four weeks at home</td><td>Fits well, so less gel reaches the gums</td></tr>
<tr><td>Whitening strips</td><td>One to three weeks at home</td><td>Low cost; can miss crooked teeth</td></tr>
<tr><td>Whitening toothpaste</td><td>Several weeks</td><td>Removes surface stains only</td></tr>
</tbody>
</table>
<p>When you buy a product at the store, look for the ADA Seal of Acceptance. Be careful with kits of unknown strength from the internet, and with whitening at beauty salons or mall kiosks, where nobody has looked at your teeth.</p>
<h3>What about charcoal and lemon?</h3>
<p>Skip them. Charcoal powder is rough and can wear down enamel, which makes teeth look more yellow because the dentin shows through. Lemon juice and vinegar are acids that dissolve enamel. The damage is permanent.</p>
<h2>How to whiten at home safely</h2>
<ol>
<li>Have your teeth cleaned, so that the gel reaches the tooth rather than tartar.</li>
<li>Brush gently, then dry your front teeth.</li>
<li>Place a small dot of gel in each part of the tray. More isn’t better.</li>
<li>Wipe off any gel that touches your gums.</li>
<li>Stop at the time on the label, rinse, and spit.</li>
<li>Avoid coffee, red wine, berries and tobacco for the next day.</li>
</ol>
<h2>Side effects</h2>
<p>The most common side effect of teeth whitening is sensitivity. Teeth may zing with cold drinks for a few days. To keep it mild, use a toothpaste for sensitive teeth for two weeks beforehand, take a day off between sessions, and choose a weaker gel. White or sore spots on the gums usually heal within days.</p>
<p>Stop and call us if the pain is strong, if it lasts more than a week, or if only one tooth hurts. It could be a crack or decay.</p>
<h2>What results can you expect?</h2>
<p>Yellow teeth respond best. Brown stains take longer. Gray or banded stains, such as those from tetracycline, often improve only a little, and bonding or veneers may serve you better. Nobody can promise an exact shade. We take a photo with a shade guide before we begin, so that you can judge the change for yourself.</p>
<p>Teeth also look a touch whiter right after treatment, because they’re dry. The true shade settles within a week or two.</p>
<h2>How long it lasts</h2>
<p>Results fade over months or years, depending on what you eat and drink. These habits help:</p>
<ul>
<li>Drink water after coffee, tea or wine.</li>
<li>Use a straw for dark cold drinks.</li>
<li>Don’t smoke or chew tobacco.</li>
<li>Brush twice a day, and keep up with cleanings.</li>
<li>Touch up with your trays for a night or two when your dentist says it’s fine.</li>
</ul>
<p>More isn’t better here either. Too much bleaching makes enamel look chalky and keeps teeth sore. If you’d like to try teeth whitening, start with a checkup. A clean, healthy smile is the best base for a brighter one, and for some people it’s all the change they need.</p>`,
}
