const tile = (sky: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400"><rect width="640" height="400" fill="${sky}"/>${inner}</svg>`

/** Flower beds in rows. */
export const plantingArt = tile(
  '#e4f0dc',
  `<path d="M0 250c160-40 320-30 640 0v150H0z" fill="#9cc88a"/><path d="M0 310c200-30 400-20 640 0v90H0z" fill="#7a5a3c"/><g fill="#4f8f55"><path d="M90 310c-4-50-34-60-44-58 2 30 20 50 44 58zM90 310c4-50 34-60 44-58-2 30-20 50-44 58z"/><path d="M240 308c-4-60-40-72-52-70 2 36 24 60 52 70zM240 308c4-60 40-72 52-70-2 36-24 60-52 70z"/><path d="M400 308c-4-50-34-60-44-58 2 30 20 50 44 58zM400 308c4-50 34-60 44-58-2 30-20 50-44 58z"/><path d="M550 310c-4-60-40-72-52-70 2 36 24 60 52 70zM550 310c4-60 40-72 52-70-2 36-24 60-52 70z"/></g><g fill="#e98a7b"><circle cx="90" cy="236" r="20"/><circle cx="400" cy="236" r="20"/></g><g fill="#f3c969"><circle cx="240" cy="216" r="22"/><circle cx="550" cy="218" r="22"/></g><g fill="#fff" opacity=".55"><circle cx="90" cy="236" r="7"/><circle cx="400" cy="236" r="7"/><circle cx="240" cy="216" r="8"/><circle cx="550" cy="218" r="8"/></g>`,
)

/** A striped lawn with a tree. */
export const lawnArt = tile(
  '#d9ecf0',
  `<path d="M0 220h640v180H0z" fill="#7dbb6b"/><path d="M60 400l110-180h70L160 400zM260 400l40-180h60l20 180zM480 400L420 220h70l110 180z" fill="#94cb80"/><rect x="484" y="150" width="18" height="90" fill="#7a5a3c"/><circle cx="493" cy="120" r="66" fill="#3f8a55"/><circle cx="450" cy="146" r="40" fill="#4a9a60"/><circle cx="534" cy="146" r="42" fill="#377c4b"/><g fill="#4f8f55"><circle cx="40" cy="228" r="34"/><circle cx="96" cy="232" r="26"/><circle cx="620" cy="230" r="34"/></g>`,
)

/** A stone path and a low wall. */
export const stoneArt = tile(
  '#efe6d6',
  `<path d="M0 210h640v190H0z" fill="#8fc07c"/><g fill="#b9aa92"><rect x="0" y="170" width="120" height="48" rx="8"/><rect x="128" y="170" width="90" height="48" rx="8"/><rect x="226" y="170" width="130" height="48" rx="8"/><rect x="364" y="170" width="100" height="48" rx="8"/><rect x="472" y="170" width="168" height="48" rx="8"/></g><g fill="#a4947a"><rect x="0" y="122" width="70" height="42" rx="8"/><rect x="78" y="122" width="120" height="42" rx="8"/><rect x="206" y="122" width="96" height="42" rx="8"/><rect x="310" y="122" width="140" height="42" rx="8"/><rect x="458" y="122" width="182" height="42" rx="8"/></g><g fill="#d8cbb2"><ellipse cx="320" cy="372" rx="108" ry="24"/><ellipse cx="352" cy="318" rx="86" ry="19"/><ellipse cx="318" cy="276" rx="66" ry="14"/><ellipse cx="338" cy="242" rx="50" ry="10"/></g><g fill="#4f8f55"><circle cx="40" cy="300" r="36"/><circle cx="92" cy="330" r="30"/><circle cx="600" cy="310" r="40"/><circle cx="548" cy="344" r="28"/></g>`,
)

/** Tools at a shed, used next to the benefits and on the about page. */
export const shedArt = tile(
  '#dfeadb',
  `<path d="M0 300h640v100H0z" fill="#86bd74"/><path d="M150 140L320 50l170 90v190H150z" fill="#8b6644"/><path d="M130 150L320 40l190 110-14 20L320 66 144 170z" fill="#5f4329"/><rect x="270" y="200" width="100" height="130" rx="6" fill="#6d4d30"/><circle cx="352" cy="268" r="6" fill="#f3c969"/><rect x="180" y="200" width="62" height="56" rx="4" fill="#cfe4e8"/><path d="M211 200v56M180 228h62" stroke="#5f4329" stroke-width="5"/><rect x="400" y="200" width="62" height="56" rx="4" fill="#cfe4e8"/><path d="M431 200v56M400 228h62" stroke="#5f4329" stroke-width="5"/><g stroke="#6d4d30" stroke-width="8" stroke-linecap="round"><path d="M536 330V170M580 330l14-150"/></g><path d="M522 170h28l-6-40h-16z" fill="#7d8b91"/><path d="M576 180h36M578 166l2 20M592 164l1 20M606 166l0 20" stroke="#7d8b91" stroke-width="6"/><g fill="#4f8f55"><circle cx="70" cy="310" r="44"/><circle cx="120" cy="326" r="30"/></g><g fill="#e98a7b"><circle cx="60" cy="296" r="8"/><circle cx="92" cy="318" r="7"/></g>`,
)
