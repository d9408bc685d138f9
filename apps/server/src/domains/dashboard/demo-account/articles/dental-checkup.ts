import type { SampleArticle } from './sample-article.ts'

export const dentalCheckup: SampleArticle = {
  business: 'dental',
  title: 'Dental checkup: what happens at your visit, step by step',
  keyword: 'dental checkup',
  slug: 'dental-checkup-what-happens',
  metaTitle: 'Dental checkup: what to expect, step by step',
  metaDescription:
    'What happens at a dental checkup? See each step from health history to cleaning, when X-rays make sense, and how to prepare for your visit.',
  featuredAlt: 'Dental treatment room with a reclining chair and a lamp',
  imageAlt: 'Chair and lamp prepared for a dental checkup',
  introduction: `
<p>A dental checkup is easier when you know what comes next. Most visits follow the same pattern: a talk about your health, a close look at teeth and gums, a cleaning, and a plan. Nothing should surprise you, and you can ask for a pause at any time.</p>
<p>Below we describe a typical visit for an adult at our practice in Springfield. Yours may differ, because care depends on your health and your needs.</p>`,
  body: `
<h2>Before you arrive</h2>
<p>Brush and floss as usual. Bring your insurance card, a list of the medicines you take, and the name of your physician. If you’ve been to another dentist, ask that office to send your latest X-rays. It can save you from having new ones.</p>
<p>Please tell us ahead of time if any of these apply to you:</p>
<ul>
<li>You are pregnant, or you might be.</li>
<li>You take a blood thinner or medicine for osteoporosis.</li>
<li>You have a heart condition, an artificial joint or diabetes.</li>
<li>You have allergies, above all to latex or local anesthetics.</li>
<li>You feel anxious about dental care.</li>
</ul>
<h2>The steps of a dental checkup</h2>
<h3>1. Your health history</h3>
<p>We review your answers and note what has changed. Questions about smoking, snoring or dry mouth may seem odd, but they matter. Many conditions show up in the mouth, and some medicines reduce saliva, which protects your teeth.</p>
<h3>2. X-rays, if they’re needed</h3>
<p>X-rays show decay between teeth, bone loss and problems under old fillings. They aren’t taken on a fixed schedule. Instead, the dentist decides based on your risk, your age and your last images. The dose of a modern digital image is very low. If you’re pregnant, let us know, so that we can discuss what can wait.</p>
<h3>3. A look at your gums</h3>
<p>A thin probe measures the space between tooth and gum. Healthy gums fit snugly, with a depth of 1 to 3 millimeters, and they don’t bleed. Deeper pockets can be a sign of gum disease. In that case we’ll talk about a deeper cleaning.</p>
<h3>4. The cleaning</h3>
<p>The hygienist removes plaque and hardened tartar with hand tools or an ultrasonic scaler. You’ll hear scraping and feel some pressure and water. Next comes polishing with a gritty paste, then floss. A fluoride varnish may follow if you tend to get cavities.</p>
<h3>5. The exam</h3>
<p>The dentist checks every tooth, your bite, your jaw joints and your old fillings. You’ll also be screened for oral cancer: the dentist looks at and feels your tongue, cheeks, the floor of your mouth and your neck. This takes about two minutes and doesn’t hurt.</p>
<h3>6. Your plan</h3>
<p>At the end of your dental checkup, you hear what the dentist found and what your choices are. Nothing is decided for you. Good questions to ask are:</p>
<ol>
<li>What happens if we wait?</li>
<li>Are there other options?</li>
<li>What will it cost, and what does my insurance cover?</li>
</ol>
<p>You should never feel rushed. Ask for a written estimate before any treatment begins.</p>
<h2>How often should you go?</h2>
<p>A dental checkup twice a year suits many people, but it isn’t a rule for everyone. Your own risk sets the pace.</p>
<table>
<thead><tr><th scope="col">Your situation</th><th scope="col">Common interval</th></tr></thead>
<tbody>
<tr><td>Healthy gums, no recent cavities</td><td>6 to 12 months</td></tr>
<tr><td>New cavities or dry mouth</td><td>3 to 6 months</td></tr>
<tr><td>Treated gum disease</td><td>3 to 4 months</td></tr>
<tr><td>Pregnancy</td><td>As usual; don’t skip it</td></tr>
</tbody>
</table>
<h2>Does it hurt?</h2>
<p>A dental checkup is rarely painful, and neither is a routine cleaning. Sensitive spots can be numbed with a gel. If you feel something, raise your hand, and we’ll stop. After the visit your gums may be tender for a day. Rinse with warm salt water and brush gently.</p>
<p>If you’re nervous, book a morning slot so that you don’t have to think about it all day. Music helps, and so does knowing each step before it begins. Just tell us how you feel. You’re not the only one.</p>
<h2>Between visits</h2>
<p>No cleaning replaces what you do at home. Brush twice a day with fluoride toothpaste, clean between your teeth once a day, and keep sugary drinks for mealtimes. Call us sooner if you notice:</p>
<ul>
<li>Bleeding gums that don’t improve within a week or two</li>
<li>Pain when you bite or drink something cold</li>
<li>A sore or white patch that hasn’t healed after two weeks</li>
<li>A loose, chipped or darkened tooth</li>
</ul>
<p>Get help right away if you have swelling in your face along with fever, or trouble swallowing or breathing. Those are emergencies.</p>
<p>For everything else, a regular dental checkup is the simplest way to find problems while they’re small, and small problems take less time, less money and less drilling.</p>`,
}
