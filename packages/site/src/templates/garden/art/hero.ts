/** Garden at the edge of hills in morning light; drawn for this template. */
export const heroArt = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 720" preserveAspectRatio="xMidYMax slice">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f3d2e"/><stop offset=".55" stop-color="#1f6b4a"/><stop offset="1" stop-color="#8fbf7a"/></linearGradient></defs>
<rect width="1440" height="720" fill="url(#s)"/>
<circle cx="1130" cy="270" r="76" fill="#f6e7a8" opacity=".85"/><circle cx="1130" cy="270" r="118" fill="#f6e7a8" opacity=".16"/>
<path d="M0 430C180 350 320 380 480 420s300-70 470-60 300 70 490 10v350H0z" fill="#2b7a55"/>
<path d="M0 500c210-70 380-20 560 0s330-60 520-40 240 40 360 20v240H0z" fill="#3a8f60"/>
<g fill="#1c5a40"><path d="M790 446l34-96 34 96zM802 406l22-70 22 70zM840 456l28-78 28 78z"/><path d="M1330 462l30-88 30 88zM1368 472l24-70 24 70z"/></g>
<path d="M0 580c240-60 420-10 640 0s480-60 800-20v160H0z" fill="#57a86b"/>
<path d="M610 720c20-60 90-90 120-140 14-24 60-24 56 4-10 56 60 84 84 136z" fill="#e8dcc0"/><path d="M655 690h150M680 655h110M706 620h72" stroke="#d2c29c" stroke-width="5"/>
<g fill="#2f7f4f"><circle cx="120" cy="640" r="52"/><circle cx="190" cy="660" r="40"/><circle cx="60" cy="672" r="44"/><circle cx="1290" cy="640" r="56"/><circle cx="1370" cy="664" r="46"/><circle cx="1215" cy="668" r="38"/></g>
<g fill="#f4b8b0"><circle cx="100" cy="622" r="8"/><circle cx="140" cy="650" r="7"/><circle cx="182" cy="640" r="8"/><circle cx="1270" cy="618" r="8"/><circle cx="1310" cy="650" r="7"/><circle cx="1362" cy="648" r="8"/></g>
<g fill="#fff3d6"><circle cx="70" cy="660" r="6"/><circle cx="1236" cy="656" r="6"/><circle cx="1338" cy="630" r="6"/></g>
</svg>`
