import type { SampleArticle } from './sample-article.ts'

export const firstDentalVisit: SampleArticle = {
  business: 'dental',
  title: 'Your child’s first dental visit: when to go and how to prepare',
  keyword: 'first dental visit',
  slug: 'childs-first-dental-visit',
  metaTitle: 'Your child’s first dental visit: a guide for parents',
  metaDescription:
    'Plan your child’s first dental visit: the right age, how to prepare without fear, what the dentist checks, and how to care for baby teeth at home.',
  featuredAlt: 'Laughing child’s face with white teeth and a star',
  imageAlt: 'Calendar with a marked day for a child’s first dental visit',
  introduction: `
<p>Baby teeth are small, but they do big work. They help your child eat and speak, and they hold the space for adult teeth. That’s why the first dental visit comes earlier than many parents expect: by the first birthday, or within six months of the first tooth.</p>
<p>This early visit is short and friendly. It’s as much about your questions as it is about teeth.</p>`,
  body: `
<h2>Why go so early?</h2>
<p>Decay can begin as soon as a tooth appears. In baby teeth it moves fast, because their enamel is thin. An early visit finds the first signs while they can still be reversed. It also lets your child get to know the place before anything hurts, so the chair never becomes something to fear.</p>
<p>For you, it’s a chance to learn how to brush such a tiny mouth. Most parents tell us that this alone was worth the trip, and it saves guesswork at home.</p>
<h2>How to prepare</h2>
<h3>Pick a good time</h3>
<p>Book a morning, or a time after a nap, when your child is rested and fed. Bring a favorite toy. Allow some extra minutes, so that nobody has to hurry.</p>
<h3>Choose your words</h3>
<p>Keep it simple and cheerful. “The dentist will count your teeth” is enough. Avoid words such as hurt, shot or drill, even in a sentence like “it won’t hurt”. And don’t promise a reward for being brave, since that suggests there’s something to be brave about.</p>
<h3>Practice at home</h3>
<p>Play dentist with a stuffed animal. Let your child count its teeth, then count yours. Picture books about the dentist help too.</p>
<h3>Bring the right things</h3>
<ul>
<li>Your insurance card and the completed forms</li>
<li>A list of medicines, allergies and health conditions</li>
<li>The name of your pediatrician</li>
<li>Your questions, written down</li>
</ul>
<h2>What happens at the first dental visit</h2>
<p>Plan on about half an hour, most of it spent talking. Babies and toddlers usually stay in your lap. You sit facing the dentist, knee to knee, and lay your child back with the head on the dentist’s lap. Your child sees your face the whole time.</p>
<ol>
<li>We ask about health, feeding, sleep habits and pacifiers.</li>
<li>The dentist looks at teeth, gums, jaw and tongue.</li>
<li>Soft plaque is wiped or brushed away.</li>
<li>A fluoride varnish may be painted on. It takes seconds and sets quickly.</li>
<li>You practice brushing, with help.</li>
<li>Together we plan the next visit.</li>
</ol>
<p>X-rays are rarely needed at this age. Some children cry, and that’s fine. Crying is normal for toddlers when a stranger looks into their mouth, and the exam is over in two minutes.</p>
<h2>How to care for baby teeth</h2>
<p>You don’t have to wait for the first dental visit to begin. Start at home:</p>
<table>
<thead><tr><th scope="col">Age</th><th scope="col">Brushing</th><th scope="col">Fluoride toothpaste</th></tr></thead>
<tbody>
<tr><td>Before the first tooth</td><td>Wipe the gums with a damp cloth</td><td>None</td></tr>
<tr><td>First tooth to age 2</td><td>Twice a day, done by you</td><td>A smear the size of a grain of rice</td></tr>
<tr><td>3 to 6 years</td><td>Twice a day, finished by you</td><td>A pea-sized amount</td></tr>
<tr><td>7 years and up</td><td>Twice a day, with you watching</td><td>A pea-sized amount</td></tr>
</tbody>
</table>
<p>Start to floss as soon as two teeth touch. Children need help with brushing until they can tie their own shoes, which is often around age seven or eight.</p>
<h3>Bottles, snacks and drinks</h3>
<p>Never put your child to bed with a bottle of milk, formula or juice. The sugar stays on the teeth all night. Offer water instead. Give no juice before the first birthday unless your pediatrician advises it, and only small amounts with meals afterward. Sticky snacks such as raisins and gummies cling to teeth, so cheese, fruit and vegetables are better choices.</p>
<h3>Thumbs and pacifiers</h3>
<p>Sucking is normal for babies. Most children stop on their own between two and four. If the habit goes on after age three, let’s talk about gentle ways to end it.</p>
<h2>Questions parents ask</h2>
<p>These come up at almost every first dental visit.</p>
<h3>What if my child won’t open up?</h3>
<p>We won’t use force. We may sing, count or come back another day. The aim is trust, and a calm visit that ends early is still a success.</p>
<h3>Is fluoride safe?</h3>
<p>Yes, in the right amount. That’s why the size of the smear matters. Keep the tube out of reach, and teach your child to spit.</p>
<h3>What if a tooth gets knocked?</h3>
<p>Call us right away. Don’t put a baby tooth back in, because that can harm the adult tooth below. If your child passed out, vomits or seems drowsy after a blow to the head, go to an emergency room first.</p>
<h2>After the visit</h2>
<p>Say what went well, and put the next date on the calendar. Regular visits every six months are common, but your dentist will suggest what fits your child. With a good first dental visit, the second one is just a trip to see someone you know.</p>`,
}
