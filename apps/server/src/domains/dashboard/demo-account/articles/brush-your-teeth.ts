import type { SampleArticle } from './sample-article.ts'

export const brushYourTeeth: SampleArticle = {
  business: 'dental',
  title: 'How to brush your teeth: a two-minute guide for adults',
  keyword: 'brush your teeth',
  slug: 'brush-your-teeth-guide',
  metaTitle: 'How to brush your teeth: a two-minute guide',
  metaDescription:
    'Learn how to brush your teeth well in two minutes: the right brush, angle, pressure and toothpaste, plus the mistakes that wear down your gums.',
  featuredAlt: 'Toothbrush with blue bristles and a tube of toothpaste',
  imageAlt: 'Soft toothbrush held at an angle, the right way to brush your teeth',
  introduction: `
<p>You brush your teeth hundreds of times a year, so small habits add up. Two careful minutes in the morning and at night remove the soft film called plaque before it can harden. Hurried scrubbing, on the other hand, misses the gum line and wears it down.</p>
<p>This guide shows the method we teach at our practice. It works with a manual or a powered brush, and it takes no longer than a song on the radio.</p>`,
  body: `
<h2>Choose the right brush</h2>
<p>Pick a small head with soft bristles. It reaches the back teeth, and it bends where it should. Medium and hard bristles don’t clean better. They scratch the enamel near the gums, and they can push the gums back over time.</p>
<p>Replace the brush, or its head, every three to four months. Change it sooner if the bristles spread like a fan. Rinse it after use and let it dry upright, without a cap.</p>
<h3>Manual or powered?</h3>
<p>Both can do the job. A powered brush helps if you have arthritis, wear braces or tend to press too hard, because many models slow down under pressure. It also times the two minutes for you. If you enjoy your manual brush and your checkups are fine, there’s no need to switch.</p>
<h2>Choose the right toothpaste</h2>
<p>Fluoride is what counts. It strengthens enamel and can even repair the first signs of decay. In the United States, look for the American Dental Association Seal of Acceptance. Adults need about as much paste as a pea.</p>
<table>
<thead><tr><th scope="col">If you have</th><th scope="col">Look for</th></tr></thead>
<tbody>
<tr><td>No special problems</td><td>Any fluoride toothpaste with the ADA Seal</td></tr>
<tr><td>Sensitive teeth</td><td>Potassium nitrate or stannous fluoride</td></tr>
<tr><td>Sore or bleeding gums</td><td>Stannous fluoride, and a visit to your dentist</td></tr>
<tr><td>Many cavities or dry mouth</td><td>High-fluoride paste, which needs a prescription</td></tr>
</tbody>
</table>
<h2>How to brush your teeth, step by step</h2>
<ol>
<li>Tilt the brush at 45 degrees, so that the tips point toward the gum line.</li>
<li>Use short, gentle strokes, about half a tooth wide. Let the bristles wiggle more than they travel.</li>
<li>Do the outer sides first, upper and lower, from one end to the other.</li>
<li>Continue with the inner sides in the same order.</li>
<li>For the inside of the front teeth, hold the brush upright and use the toe of the head.</li>
<li>Scrub the chewing surfaces back and forth.</li>
<li>Brush your tongue from back to front, which helps against bad breath.</li>
<li>Spit, but don’t rinse with water right away. A thin film of fluoride keeps working.</li>
</ol>
<p>Divide your mouth into four parts and give each of them 30 seconds. With a powered brush, don’t scrub. Rest it on each tooth for a moment and let it do the moving.</p>
<h2>How hard should you press?</h2>
<p>About as hard as you would stroke a ripe tomato. To test it, hold the brush with your fingertips instead of your fist. If the bristles flatten, you’re pressing too hard. Your gums shouldn’t hurt afterward.</p>
<h2>When to brush</h2>
<p>Twice a day is the rule, and the evening matters most. Saliva protects your teeth, and there’s less of it while you sleep. After you brush your teeth at night, have nothing but water.</p>
<p>After orange juice, soda, wine or anything else that is sour, wait about an hour. Acid softens the enamel for a while, and brushing too early can wear it away. Rinsing with water helps right away. If you often taste acid from your stomach, tell your dentist and your physician.</p>
<h2>Don’t forget the spaces between</h2>
<p>A brush can’t reach where two teeth touch. Clean there once a day, whether before or after brushing. Floss suits tight spaces, while small brushes fit wider ones. A water flosser is a good choice with braces, bridges or stiff hands. If your gums bleed in the first week, keep going gently. Healthy gums stop bleeding soon. If yours don’t, call us.</p>
<h2>Common mistakes</h2>
<ul>
<li>Starting at the same spot and always losing interest at the same other one</li>
<li>Sawing back and forth along the gum line</li>
<li>Using whitening or charcoal pastes that are too abrasive</li>
<li>Rinsing with plenty of water at the end</li>
<li>Keeping the same brush for a year</li>
</ul>
<p>To see what you miss, chew a disclosing tablet from the drugstore after brushing. It colors any plaque that’s left. Do this once a month, and you’ll know where to spend a few more seconds.</p>
<h2>When to see a dentist</h2>
<p>Brushing well lowers your risk, but it can’t remove tartar or fill a cavity. Make an appointment if your gums bleed for more than two weeks, if a tooth hurts, or if the gum line has moved. Bring your brush along. We’re glad to watch how you brush your teeth and help you adjust one or two things. That’s usually all it takes.</p>`,
}
