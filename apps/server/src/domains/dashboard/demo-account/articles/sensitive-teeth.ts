import type { SampleArticle } from './sample-article.ts'

export const sensitiveTeeth: SampleArticle = {
  business: 'dental',
  title: 'Sensitive teeth: common causes and what brings relief',
  keyword: 'sensitive teeth',
  slug: 'sensitive-teeth-causes-relief',
  metaTitle: 'Sensitive teeth: causes, relief and when to call',
  metaDescription:
    'Sensitive teeth hurt for a reason. Learn what causes the sting, what you can do at home this week, and which signs mean you should see a dentist.',
  featuredAlt: 'Tooth next to a glass of ice water',
  imageAlt: 'Sensitive teeth explained: a tooth with enamel, dentin and nerve',
  introduction: `
<p>A sip of ice water, a breath of cold air, and there it is: a short, sharp sting. Sensitive teeth are one of the most common reasons for a call to our office. The good news is that most cases get better with simple steps at home.</p>
<p>Some don’t, however, because the sting can also be a sign of decay or a crack. Here is how to tell the difference.</p>`,
  body: `
<h2>Why teeth become sensitive</h2>
<p>The crown of a tooth wears a hard coat of enamel. Under the gums, a thinner layer covers the root. Beneath both lies dentin, which has tiny tubes that lead to the nerve. When dentin is exposed, cold, heat, sweets and touch move the fluid in those tubes. The nerve reports that as pain.</p>
<p>So the question is always the same: why is the dentin exposed?</p>
<h3>Gums that have moved back</h3>
<p>Hard brushing, gum disease or a thin gum line can leave roots bare. Roots have no enamel, so they react first. This is the most common cause in adults.</p>
<h3>Worn enamel</h3>
<p>Acid from soda, citrus, sports drinks or stomach reflux dissolves enamel little by little. Grinding at night wears it down as well. Once it’s lost, it doesn’t grow back.</p>
<h3>Decay, cracks and old fillings</h3>
<p>A cavity or a cracked tooth opens a direct path to the nerve. A filling can also leak at its edge. These problems tend to affect one tooth rather than many.</p>
<h3>Recent treatment</h3>
<p>Teeth often react for some days after a cleaning, a filling or whitening. This usually fades within two weeks.</p>
<h2>What your symptoms tell you</h2>
<p>Sensitive teeth can feel quite different from one person to the next. Compare your symptoms:</p>
<table>
<thead><tr><th scope="col">What you feel</th><th scope="col">Likely cause</th><th scope="col">What to do</th></tr></thead>
<tbody>
<tr><td>Brief sting with cold, on several teeth</td><td>Exposed dentin</td><td>Try the steps below</td></tr>
<tr><td>Sharp pain when you bite or let go</td><td>Crack or high filling</td><td>See a dentist this week</td></tr>
<tr><td>Pain with sweets on one tooth</td><td>Cavity</td><td>See a dentist soon</td></tr>
<tr><td>Ache that lasts minutes after heat or cold</td><td>Inflamed nerve</td><td>Call within a day or two</td></tr>
<tr><td>Throbbing with swelling or fever</td><td>Infection</td><td>Call at once</td></tr>
</tbody>
</table>
<p>A table can’t replace an exam. If you’re in doubt, have it looked at.</p>
<h2>What helps sensitive teeth at home</h2>
<h3>Use the right toothpaste</h3>
<p>Look for potassium nitrate, which calms the nerve, or stannous fluoride, which blocks the tubes. Use it twice a day, and give it time. Most people notice a change within two to four weeks. Spit out the foam without rinsing, so that it can keep working. You can also rub a little on the sore spot with a clean finger at bedtime.</p>
<h3>Change how you brush</h3>
<p>Switch to a soft brush and a light grip. Aim at the gum line with small strokes instead of sawing across it. If you press hard out of habit, a powered brush with a pressure sensor can help you unlearn it.</p>
<h3>Cut down on acid</h3>
<ul>
<li>Keep soda, juice and sports drinks for meals, and use a straw.</li>
<li>Don’t sip sour drinks over hours or hold them in your mouth.</li>
<li>Rinse with water afterward, and wait an hour before you brush.</li>
<li>Take a break from whitening products until the pain is gone.</li>
</ul>
<h3>Protect your teeth at night</h3>
<p>Do you wake up with a tired jaw or a headache at the temples? You may be grinding. A custom night guard spreads the load. Store-bought guards can serve for a short time, but they don’t fit as well.</p>
<h2>What a dentist can do</h2>
<p>If your sensitive teeth need more than that, we look for the cause with an exam, a cold test and, if needed, an X-ray. Then there are several options, from simple to more involved:</p>
<ol>
<li>Fluoride varnish or a desensitizing gel, painted on in minutes</li>
<li>Bonding that covers an exposed root or a worn notch</li>
<li>A new filling or a crown for a tooth that is decayed or cracked</li>
<li>A gum graft where much of the root is bare</li>
<li>A root canal if the nerve can’t recover</li>
</ol>
<p>Ask what each step costs and how long it’s likely to last. We often begin with the gentlest one and wait to see how the tooth responds.</p>
<h2>When to call</h2>
<p>Make an appointment if home care hasn’t helped after four weeks, if one tooth hurts more than the others, or if pain wakes you at night. Call the same day for swelling or a bad taste that comes with pain. If swelling spreads, or if you have trouble breathing or swallowing, go to an emergency room.</p>
<p>Until your visit, an over-the-counter pain reliever can help if it’s safe for you. Follow the label, and never place aspirin against the gum, because it burns the tissue.</p>
<p>Sensitive teeth are a message, not a fate. Once you know the reason, there’s nearly always something that brings relief, so don’t just chew on the other side.</p>`,
}
